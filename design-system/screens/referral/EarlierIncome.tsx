import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReferralPeriod } from '#sdk'
import { isZero } from '../../lib/money.ts'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

/** Earlier weeks or months, newest first, down to the first that brought anything. */
export function EarlierIncome({ list, weekly }: { list: readonly ReferralPeriod[]; weekly: boolean }) {
  const t = useTranslations('activity')
  const format = useFormat()
  const name = ({ starts_on, ends_on }: ReferralPeriod) => (weekly ? format.calendarSpan(starts_on, ends_on) : format.month(starts_on))
  const begin = list.findIndex(({ income, new_partners }) => new_partners > 0 || !isZero(income))
  const amount = ({ income }: ReferralPeriod) => <Money value={income} unit="MATU" even />
  return (
    <Section title={weekly ? t.weeks() : t.months()} flush>
      <DataTable
        caption={weekly ? t.weeks() : t.months()}
        rows={list.slice(begin).toReversed()}
        rowKey={({ starts_on }) => starts_on}
        columns={[
          { id: 'period', head: weekly ? t.columns.week() : t.columns.month(), cell: name },
          { id: 'newcomers', head: t.columns.newcomers(), align: 'end', cell: ({ new_partners }) => format.integer(new_partners) },
          { id: 'income', head: t.columns.income(), align: 'end', cell: amount },
        ]}
        card={(one) => (
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 0.5, columnGap: 3, py: 3 }}>
            <Typography variant="subtitle1">{name(one)}</Typography>
            {amount(one)}
            <Typography variant="caption" color="textTertiary" sx={{ flexBasis: '100%' }}>
              {t.newcomers({ count: one.new_partners })}
            </Typography>
          </Stack>
        )}
      />
    </Section>
  )
}
