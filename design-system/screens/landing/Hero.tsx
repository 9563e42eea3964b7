import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { LandingDeals } from '#sdk'
import { PublicWidth } from '../../layouts/PublicWidth.tsx'
import type { Loadable } from '../../lib/loadable.ts'
import { CoinStack } from '../../components/art/CoinStack.tsx'
import { GroundRule } from '../../components/art/GroundRule.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { InvitedBy } from '../../components/data-display/InvitedBy.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { DealStrip } from './DealStrip.tsx'

const Grid = styled(PublicWidth)(({ theme }) => ({
  '& > .art': { position: 'relative', width: '100%', maxWidth: 460, margin: '0 auto -2px', padding: '20px 12px 0' },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, .95fr)',
    gap: 48,
    alignItems: 'end',
    '& > .art': { maxWidth: 540, justifySelf: 'end', margin: '0 0 -2px', padding: 0 },
  },
}))

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  padding: '32px 0 8px',
  '& h1': { ...theme.typography.h1, margin: 0, textWrap: 'balance' },
  '& p': { ...theme.typography.lead, margin: 0, textWrap: 'pretty', color: theme.vars.palette.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  // Reserves three lines, so that the first screen has the same height in the fallback font as in ours, which loads later and is slightly wider.
  [theme.breakpoints.down('sm')]: { '& p': { minHeight: '3lh' } },
  [theme.breakpoints.between('sm', 'md')]: { '& p': { minHeight: '2lh' } },
  // Stacked regardless of the font, so that a font that loads later shifts nothing.
  [theme.breakpoints.down('sm')]: { '& .actions > *': { flex: '1 1 100%' } },
  [theme.breakpoints.up('md')]: {
    padding: '72px 0 96px',
    alignSelf: 'center',
    '& p': { maxWidth: '34em' },
  },
}))

type Props = {
  deals: Loadable<LandingDeals>
  onDealsNear: () => void
  href: string
  signedIn: boolean
  invitedBy: string | null | undefined
}

export function Hero({ deals, onDealsNear, href, signedIn, invitedBy }: Props) {
  const { hero } = useTranslations('landing')
  return (
    <Box component="section" sx={{ overflow: 'hidden' }}>
      <Grid>
        <Words>
          <h1 tabIndex={-1}>{hero.title()}</h1>
          <p>{hero.lead()}</p>
          {!signedIn && <InvitedBy code={invitedBy} text={hero.invited} />}
          <div className="actions">
            <Button size="large" href={href}>
              {signedIn ? hero.cabinet() : hero.register()}
            </Button>
            <Button size="large" variant="soft" href="#uta">
              {hero.deals()}
            </Button>
          </div>
        </Words>
        <div className="art">
          <CoinStack />
        </div>
      </Grid>
      <GroundRule />
      <DealStrip deals={deals} onNear={onDealsNear} />
    </Box>
  )
}
