import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { styled } from '@mui/material/styles'
import { rankConditions } from '../../lib/rankConditions.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LandingSection, Heading, Lead, Pair, Words } from './LandingSection.tsx'

const RankTable = styled(Table)(({ theme }) => ({
  '& .MuiTableCell-root, & .MuiTableCell-root:last-child': { padding: '14px 0' },
  '& .MuiTableCell-root + .MuiTableCell-root': { paddingLeft: 12 },
  '& .MuiTableHead-root .MuiTableCell-root': { paddingTop: 0, verticalAlign: 'bottom', whiteSpace: 'normal' },
  '& th.MuiTableCell-body': theme.typography.subtitle1,
  '& .rank': { display: 'flex', alignItems: 'center', gap: 14, minHeight: 34 },
  '& .rank > :first-of-type': { width: 31, flex: 'none' },
  '& small': { display: 'block', textWrap: 'balance', color: theme.vars.palette.text.tertiary, ...theme.typography.caption },
  [theme.breakpoints.down('md')]: { '& .rank': { gap: 10 } },
  [theme.breakpoints.down('phone')]: {
    '& .rank > :first-of-type': { display: 'none' },
    '& .MuiTableCell-root + .MuiTableCell-root': { ...theme.typography.caption, paddingLeft: 8 },
  },
}))

/** The requirements of the referral programme's ranks. */
export function Ranks({ href }: { href: string | null }) {
  const { ranks } = useTranslations('landingSections')
  const format = useFormat()
  const money = (value: string) => format.money(value, 'USDT', { decimals: 0 })
  return (
    <LandingSection id="referral" follows>
      <Pair>
        <Words>
          <Heading>{ranks.title()}</Heading>
          <Lead>{ranks.lead()}</Lead>
          {href !== null && (
            <Button variant="soft" size="large" href={href}>
              {ranks.more()}
            </Button>
          )}
        </Words>
        <Card component="div">
          <RankTable>
            <TableHead>
              <TableRow>
                <TableCell>{ranks.rank()}</TableCell>
                <TableCell align="right">{ranks.assets()}</TableCell>
                <TableCell align="right">{ranks.volume()}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rankConditions.map(({ rank, assets, volume, monthly }, i) => (
                <TableRow key={rank}>
                  <TableCell component="th" scope="row">
                    <span className="rank">
                      <Reeds marks={countedMarks(5, i + 1)} />
                      {ranks[rank]()}
                    </span>
                  </TableCell>
                  <TableCell align="right">{money(assets)}</TableCell>
                  <TableCell align="right">
                    {money(volume)}
                    {monthly !== null && <small>{ranks.monthly({ amount: money(monthly) })}</small>}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </RankTable>
        </Card>
      </Pair>
    </LandingSection>
  )
}
