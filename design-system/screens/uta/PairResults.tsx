import { styled } from '@mui/material/styles'
import type { UtaPairResult } from '#sdk'
import { abs, max } from '../../lib/money.ts'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { DivergingBar } from '../../components/brand/DivergingBar.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 112px minmax(84px, auto)',
    alignItems: 'center',
    gap: 16,
    minHeight: 50,
    textAlign: 'end',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li > :first-of-type': { textAlign: 'start' },
  [theme.breakpoints.down('sm')]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto' }, '& .scale': { display: 'none' } },
}))

type Props = {
  pairs: readonly UtaPairResult[]
  /** Link to the month's deals of one pair. */
  hrefOf: (pair: string) => string | null
}

/** The month's result of each pair; the scale ends at the largest of them. */
export function PairResults({ pairs, hrefOf }: Props) {
  const t = useTranslations('statisticsPage').pairs
  const range = pairs.reduce((most, { profit }) => max(most, abs(profit)), '0')
  return (
    <Section title={t.title()}>
      {pairs.length === 0 ? (
        <Typography variant="body2" color="textSecondary" component="p">
          {t.none()}
        </Typography>
      ) : (
        <List>
          {pairs.map(({ pair, deals_closed, profit }) => {
            const href = hrefOf(pair)
            return (
              <li key={pair}>
                <span>
                  <Typography variant="subtitle1">
                    {href === null ? (
                      pair
                    ) : (
                      <TextLink standalone href={href}>
                        {pair}
                      </TextLink>
                    )}
                  </Typography>{' '}
                  <Typography variant="caption" color="textSecondary">
                    {t.deals({ count: deals_closed })}
                  </Typography>
                </span>
                <span className="scale">
                  <DivergingBar value={profit} range={range} fill />
                </span>
                <Money value={profit} unit="USDT" showUnit={false} result even />
              </li>
            )
          })}
        </List>
      )}
    </Section>
  )
}
