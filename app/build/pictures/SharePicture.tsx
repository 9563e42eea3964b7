import { styled } from '@mui/material/styles'
import { CoinStack } from '#design-system/components/art/CoinStack.tsx'
import { GroundRule } from '#design-system/components/art/GroundRule.tsx'
import { Mark, Wordmark } from '#design-system/components/brand/Logo.tsx'
import { pictureSize } from '../prerender/share.ts'

/** How the pictures differ: the background, and the position of the stack's marker. */
export interface Look {
  ink: boolean
  count: number
  marked: number
}

const Ground = styled('div')(({ theme }) => ({
  ...pictureSize,
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  fontFamily: theme.typography.fontFamily ?? 'sans-serif',
  '&.ink': { backgroundColor: theme.vars.palette.background.ink, color: theme.vars.palette.text.onInk },
  '& .logo': { position: 'absolute', left: 72, top: 64, display: 'flex', alignItems: 'center', gap: 18 },
  '& .words': { position: 'absolute', left: 72, top: 168, width: 660 },
  '& h1': { margin: 0, fontSize: 66, lineHeight: '74px', fontWeight: 500, letterSpacing: '-0.02em', textWrap: 'balance' },
  '& p': {
    margin: '22px 0 0',
    fontSize: 27,
    lineHeight: '38px',
    fontWeight: 340,
    color: theme.vars.palette.text.secondary,
    textWrap: 'pretty',
  },
  '&.ink p': { color: theme.vars.palette.text.onInkMuted },
  '& .art': { position: 'absolute', right: 56, bottom: 78, width: 420 },
  '& .rule': { position: 'absolute', insetInline: 0, bottom: 64 },
}))

/** The picture for a shared link: its title and lead, and the coins on the ruler. */
export function SharePicture({ title, lead, look: { ink, count, marked } }: { title: string; lead: string; look: Look }) {
  return (
    <Ground className={ink ? 'ink' : ''}>
      <div className="logo">
        <Mark size={48} />
        <Wordmark height={25} />
      </div>
      <div className="words">
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      <div className="art">
        <CoinStack count={count} marked={marked} />
      </div>
      <div className="rule">
        <GroundRule ink={ink} />
      </div>
    </Ground>
  )
}
