import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { UtaDay } from '#sdk'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { desktop } from '../../components/paint.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { totalOf, weeksOf } from './monthFigures.ts'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > caption': visuallyHidden,
  '& th, & td': {
    padding: '11px 8px',
    textAlign: 'end',
    fontWeight: 'inherit',
    borderBottom: `1px solid ${theme.vars.palette.border.hairline}`,
  },
  '& tr > :first-child': { textAlign: 'start', paddingInlineStart: 20 },
  '& tr > :last-child': { paddingInlineEnd: 20 },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary, paddingTop: 4 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  // The rule of a sum.
  '& tfoot > tr > *': { borderTop: `1px solid ${theme.vars.palette.text.primary}`, borderBottom: 0, fontWeight: 470 },
  [desktop]: { '& tr > :first-child': { paddingInlineStart: 24 }, '& tr > :last-child': { paddingInlineEnd: 24 } },
}))

/** The month by weeks, with the sum under a rule: it is the month's result. */
export function WeekTable({ days, hidden }: { days: readonly UtaDay[]; hidden: boolean }) {
  const t = useTranslations('statisticsPage').weeks
  const format = useFormat()
  const weeks = weeksOf(days)
  const total = totalOf(weeks)
  const amount = (value: string) => <Money value={value} unit="USDT" showUnit={false} result even hidden={hidden} />
  return (
    <Section title={t.title()} flush>
      <Table>
        <caption>{t.title()}</caption>
        <thead>
          <tr>
            <th scope="col">{t.week()}</th>
            <th scope="col">{t.deals()}</th>
            <th scope="col">USDT</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ from, to, deals, profit }) => (
            <tr key={from}>
              <th scope="row">{format.monthDays(from, to)}</th>
              <td>{format.integer(deals)}</td>
              <td>{amount(profit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total()}</th>
            <td>{format.integer(total.deals)}</td>
            <td>{amount(total.profit)}</td>
          </tr>
        </tfoot>
      </Table>
    </Section>
  )
}
