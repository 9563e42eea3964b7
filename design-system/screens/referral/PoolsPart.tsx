import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { poolThresholds } from '../../lib/ranks.ts'
import { BarsGlyph } from '../../components/brand/BarsGlyph.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { tabular } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

const pools = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(140px, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, auto)' },
  justifyContent: { lg: 'space-between' },
  gap: 5,
  m: 0,
  mt: 5,
  p: 0,
  listStyle: 'none',
} as const

/** The programme's part about leader pools: from which team volume each opens. */
export function PoolsPart({ href }: { href: string | null }) {
  const t = useTranslations('programme').poolsPart
  const format = useFormat()
  const usdt = (amount: string) => format.money(amount, 'USDT', { decimals: 0 })
  return (
    <Section title={t.title()} link={href === null ? null : { label: t.link(), href }}>
      <Typography component="p" variant="body2" color="textSecondary">
        {t.text({
          count: poolThresholds.length,
          first: usdt(poolThresholds[0]),
          last: usdt(poolThresholds.at(-1) ?? '0'),
        })}
      </Typography>
      <Box component="ul" sx={pools}>
        {poolThresholds.map((from, at) => (
          <Stack component="li" direction="row" spacing={3} key={from} sx={{ alignItems: 'center' }}>
            <BarsGlyph count={poolThresholds.length} filled={at + 1} height={18} />
            <Stack component="span">
              <Typography variant="subtitle1">{t.pool({ number: at + 1 })}</Typography>
              <Typography variant="caption" color="textSecondary" sx={tabular}>
                {usdt(from)}
              </Typography>
            </Stack>
          </Stack>
        ))}
      </Box>
    </Section>
  )
}
