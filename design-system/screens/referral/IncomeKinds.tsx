import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReferralStatistic } from '#sdk'
import { isZero, share } from '../../lib/money.ts'
import { addIncomes } from '../../lib/referralIncome.ts'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { tabularText } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { ActivityPeriod } from './activityPeriod.ts'
import { isKnownKind, kindsIn } from './activityPeriod.ts'

// The kinds beside each other where they fit, because a column of four would end long before what is beside it.
const KindList = styled(RowList)(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
    gap: '16px 24px',
    '& > li, & > li:first-of-type, & > li:last-of-type': {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: 12,
      padding: 0,
      border: 0,
    },
    '& > li > .words': { maxWidth: 'none', flex: 'none' },
    '& > li > .figures': { margin: 0, flexDirection: 'row', alignItems: 'baseline', gap: 10 },
  },
}))
/** What each kind of income contributed, in MATU and as a share. Kinds that brought nothing are left out. */
export function IncomeKinds({ statistic, period }: { statistic: ReferralStatistic; period: ActivityPeriod }) {
  const t = useTranslations('activity')
  const format = useFormat()
  const list = kindsIn(statistic, period).filter(({ amount }) => !isZero(amount))
  const sum = addIncomes(list.map(({ amount }) => ({ income: amount })))
  if (list.length === 0) return null
  return (
    <Section title={t.kindsTitle()}>
      <KindList>
        {list.map(({ kind, amount }) => {
          const known = isKnownKind(kind)
          return (
            <ListRow key={kind}>
              <span className="words">
                <Typography variant="subtitle1">{known ? t.kinds[kind].name() : t.otherKind()}</Typography>
                {known && (
                  <Typography variant="caption" color="textTertiary">
                    {t.kinds[kind].short()}
                  </Typography>
                )}
              </span>
              <span className="figures">
                <Money value={amount} unit="MATU" even />
                <Typography variant="caption" color="textTertiary" sx={tabularText}>
                  {format.percent(share(amount, sum), 0)}
                </Typography>
              </span>
            </ListRow>
          )
        })}
      </KindList>
    </Section>
  )
}
