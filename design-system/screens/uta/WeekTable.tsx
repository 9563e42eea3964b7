import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { UtaDay } from '#sdk'
import { Money } from '../../components/data-display/Money.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { totalOf, weeksOf } from './monthFigures.ts'

const Weeks = styled(Table)(({ theme }) => ({
  '& > caption': visuallyHidden,
  '& .MuiTableRow-root': { height: 'auto' },
  '& .MuiTableCell-root, & .MuiTableCell-root + .MuiTableCell-root': { padding: '11px 8px' },
  '& .MuiTableRow-root > .MuiTableCell-head': { paddingTop: 4 },
  '& .MuiTableRow-root > .MuiTableCell-root:first-of-type': { paddingLeft: 20, [theme.breakpoints.up('md')]: { paddingLeft: 24 } },
  '& .MuiTableRow-root > .MuiTableCell-root:last-child': { paddingRight: 20, [theme.breakpoints.up('md')]: { paddingRight: 24 } },
}))

/** The month by weeks, with the month's result as the total. */
export function WeekTable({ days }: { days: readonly UtaDay[] }) {
  const t = useTranslations('statisticsPage').weeks
  const format = useFormat()
  const weeks = weeksOf(days)
  const total = totalOf(weeks)
  const amount = (value: string) => <Money value={value} unit="USDT" showUnit={false} result even />
  return (
    <Section title={t.title()} flush>
      <Weeks>
        <caption>{t.title()}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{t.week()}</TableCell>
            <TableCell align="right">{t.deals()}</TableCell>
            <TableCell align="right">USDT</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map(({ from, to, deals, profit }) => (
            <TableRow key={from}>
              <TableCell component="th" scope="row">
                {format.monthDays(from, to)}
              </TableCell>
              <TableCell align="right">{format.integer(deals)}</TableCell>
              <TableCell align="right">{amount(profit)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {t.total()}
            </TableCell>
            <TableCell align="right">{format.integer(total.deals)}</TableCell>
            <TableCell align="right">{amount(total.profit)}</TableCell>
          </TableRow>
        </TableFooter>
      </Weeks>
    </Section>
  )
}
