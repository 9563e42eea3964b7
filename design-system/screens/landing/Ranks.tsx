import { styled } from '@mui/material/styles'
import { rankConditions } from '../../lib/rankConditions.ts'
import { Button } from '../../components/Button.tsx'
import { desktop, phone } from '../../theme/mixins.ts'
import { Reeds, countedMarks } from '../../components/Reeds.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { LandingSection, Heading, Lead, Pair, Words } from './LandingSection.tsx'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.typography.body2,
  '& th, & td': { padding: '14px 0 14px 12px', textAlign: 'end', borderBottom: `1px solid ${theme.vars.palette.border.hairline}` },
  '& thead th:first-of-type, & tbody th': { paddingInlineStart: 0, textAlign: 'start' },
  '& thead th': { ...theme.typography.caption, paddingTop: 0, color: theme.vars.palette.text.tertiary, verticalAlign: 'bottom' },
  '& tbody th': { ...theme.typography.subtitle1 },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  '& .rank': { display: 'flex', alignItems: 'center', gap: 14, minHeight: 34 },
  '& .rank > :first-of-type': { width: 31, flex: 'none' },
  '& small': { display: 'block', textWrap: 'balance', color: theme.vars.palette.text.tertiary, ...theme.typography.caption },
  [phone]: { '& .rank': { gap: 10 } },
  '@media (max-width:379.95px)': { '& .rank > :first-of-type': { display: 'none' } },
}))

const Card = styled('div')(({ theme }) => ({
  padding: 20,
  borderRadius: 18,
  backgroundColor: theme.vars.palette.surface.card,
  boxShadow: 'var(--matu-elev-1)',
  [desktop]: { padding: 24 },
}))

/** The requirements of the referral programme's ranks. */
export function Ranks({ href }: { href: string | null }) {
  const { ranks } = useTranslations('landingSections')
  const format = useFormat()
  const money = (value: string) => format.money(value, 'USD', { decimals: 0 })
  return (
    <LandingSection id="referral" follows>
      <Pair>
        <Words>
          <Heading>{ranks.title()}</Heading>
          <Lead className="lead">{ranks.lead()}</Lead>
          {href !== null && (
            <Button variant="soft" size="large" href={href}>
              {ranks.more()}
            </Button>
          )}
        </Words>
        <Card>
          <Table>
            <thead>
              <tr>
                <th scope="col">{ranks.rank()}</th>
                <th scope="col">{ranks.assets()}</th>
                <th scope="col">{ranks.volume()}</th>
              </tr>
            </thead>
            <tbody>
              {rankConditions.map(({ rank, assets, volume, monthly }, i) => (
                <tr key={rank}>
                  <th scope="row">
                    <span className="rank">
                      <Reeds marks={countedMarks(5, i + 1)} />
                      {ranks[rank]()}
                    </span>
                  </th>
                  <td>{money(assets)}</td>
                  <td>
                    {money(volume)}
                    {monthly !== null && <small>{ranks.monthly({ amount: money(monthly) })}</small>}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      </Pair>
    </LandingSection>
  )
}
