import ArrowUpRightIcon from '@phosphor-icons/core/regular/arrow-up-right.svg?react'
import EyeIcon from '@phosphor-icons/core/regular/eye.svg?react'
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import SwapIcon from '@phosphor-icons/core/regular/swap.svg?react'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { Delta } from '../../components/data-display/Delta.tsx'
import { ShareBar } from '../../components/brand/ShareBar.tsx'
import { ShareLegend } from '../../components/brand/ShareLegend.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LandingSection, Heading, Lead, Pair, Words } from './LandingSection.tsx'
import { Figure } from './Figure.tsx'
import { unitOf } from '../../theme/mixins.ts'
import { radius } from '../../theme/tokens.ts'

// The same example in every language, formatted for it.
const example = {
  total: '13081.32',
  percent: '1.43',
  change: '184.20',
  shares: [
    { token: 'MATU', share: 69.8, amount: '8420.5' },
    { token: 'USDT', share: 24.6, amount: '3215.8' },
    { token: 'BNB', share: 5.6, amount: '1.2046' },
  ],
} as const

const Card = styled(Paper)(({ theme }) => ({
  overflow: 'hidden',
  padding: '20px 20px 0',
  '& .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44, marginTop: -8 },
  '& .top, & .muted': { color: theme.vars.palette.text.onInkMuted },
  '& .top span': theme.typography.subtitle1,
  '& .top svg': { color: theme.vars.palette.text.onInk },
  '& .hero': { ...theme.typography.numberHero, '& .unit': unitOf('hero') },
  '& .day': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginTop: 6, ...theme.typography.caption },
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 26,
    padding: '2px 10px',
    borderRadius: radius.full,
    backgroundColor: theme.vars.palette.background.inkRaised,
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 20 },
  '& .actions span': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 44,
    padding: '8px 18px 8px 16px',
    borderRadius: radius.button,
    backgroundColor: theme.vars.palette.background.inkRaised,
    color: theme.vars.palette.text.onInk,
    ...theme.typography.button,
  },
  '& .actions span:first-of-type': {
    backgroundColor: theme.vars.palette.text.onInk,
    color: theme.vars.palette.background.ink,
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.primary.main, color: theme.vars.palette.primary.contrastText }),
  },
  '& .edge': { margin: '28px -20px 0' },
  '& .names': { padding: '0 20px', marginBottom: 10, ...theme.typography.numberSm, '& .quiet': { opacity: 0.66 } },
  [theme.breakpoints.up('md')]: { padding: '24px 24px 0', '& .edge': { margin: '28px -24px 0' }, '& .names': { padding: '0 24px' } },
  [theme.breakpoints.down('md')]: {
    '& .actions span': { flex: '1 1 0', flexDirection: 'column', gap: 2, minHeight: 60, padding: 8, ...theme.typography.subtitle2 },
  },
}))

/** A non-interactive preview of the product. */
export function Total() {
  const { total } = useTranslations('landingSections')
  const { named } = useTranslations('common')
  const format = useFormat()
  const names = example.shares.map(({ token, share }) => `${token} ${format.percent(String(share), 1)}`).join(', ')
  const spoken = named({ label: total.example(), name: `${format.money(example.total, 'USD')}, ${names}` })
  return (
    <LandingSection>
      <Pair>
        <Words>
          <Heading>{total.title()}</Heading>
          <Lead>{total.lead()}</Lead>
        </Words>
        <Card variant="ink" role="img" aria-label={spoken}>
          <div className="top">
            <span>{total.label()}</span>
            <EyeIcon width={20} height={20} aria-hidden />
          </div>
          <div className="hero">
            <Figure value={example.total} unit="USD" />
          </div>
          <div className="day">
            <span className="chip">
              <Delta value={example.percent} plain />
            </span>
            <span className="muted">{total.day({ change: format.money(example.change, 'USD', { sign: 'always' }) })}</span>
          </div>
          <div className="actions">
            <span>
              <PlusIcon width={20} height={20} aria-hidden />
              {total.refill()}
            </span>
            <span>
              <ArrowUpRightIcon width={20} height={20} aria-hidden />
              {total.withdraw()}
            </span>
            <span>
              <SwapIcon width={20} height={20} aria-hidden />
              {total.exchange()}
            </span>
          </div>
          <div className="edge">
            <div className="names">
              <ShareLegend
                items={example.shares.map(({ token, share, amount }) => ({
                  name: `${token} · ${format.percent(String(share), 1)}`,
                  share,
                  value: <Figure value={amount} unit={token} showUnit={false} />,
                }))}
              />
            </div>
            <ShareBar on="ink" height={32} segments={example.shares.map(({ share }) => ({ share }))} />
          </div>
        </Card>
      </Pair>
    </LandingSection>
  )
}
