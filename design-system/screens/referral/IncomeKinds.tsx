import Typography from '@mui/material/Typography'
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

/** What each kind of income contributed, in MATU and as a share. Kinds that brought nothing are left out. */
export function IncomeKinds({ statistic, period }: { statistic: ReferralStatistic; period: ActivityPeriod }) {
  const t = useTranslations('activity')
  const format = useFormat()
  const list = kindsIn(statistic, period).filter(({ amount }) => !isZero(amount))
  const sum = addIncomes(list.map(({ amount }) => ({ income: amount })))
  if (list.length === 0) return null
  return (
    <Section title={t.kindsTitle()}>
      <RowList>
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
      </RowList>
    </Section>
  )
}
