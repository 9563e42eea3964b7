import CheckBoldIcon from '@phosphor-icons/core/bold/check-bold.svg?react'
import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { InsuranceType } from '#sdk'
import { max, portion } from '../../lib/money.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Money } from '../../components/data-display/Money.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import { Card } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { insetLine } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useOffer, useOffers } from './words.ts'

const cards = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(250px, 1fr))' },
  gap: { xs: 4, md: 5 },
  '& > li': { display: 'flex', minWidth: 0 },
}

const One = styled(Card, { shouldForwardProp: (prop) => prop !== 'mine' })<{ mine: boolean }>(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  variants: [{ props: { mine: true }, style: insetLine(theme.vars.palette.primary.main, 2) }],
  '& > ul': { listStyle: 'none', margin: '16px 0 24px', padding: 0, display: 'flex', flexDirection: 'column', gap: 6, flex: 1 },
  '& > ul > li': {
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  '& > ul svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.success.main },
}))

const reeds = 40

export type TypeCardsProps = {
  types: readonly InsuranceType[]
  /** The type of the running policy. */
  own: string | null
  href: (uuid: string) => string | null
}

type TypeCardProps = {
  type: InsuranceType
  /** The largest sum covered on offer: the full length of the reeds. */
  most: string
  /** The type of the running policy. */
  mine: boolean
  href: string | null
}

function TypeCard({ type, most, mine, href }: TypeCardProps) {
  const t = useTranslations('policies')
  const format = useFormat()
  const offers = useOffers()
  const offer = useOffer()
  const name = type.name ?? t.unnamed()
  const { coverage_amount, price_amount, price_token } = type
  return (
    <One mine={mine} aria-label={name}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 28 }}>
        <Typography component="h3" variant="h5">
          {name}
        </Typography>
        {mine && <StatusChip color="primary">{t.yourPolicy()}</StatusChip>}
      </Stack>
      <Stack sx={{ mt: 3, mb: 3.5 }}>
        <Typography variant="caption" color="textSecondary">
          {t.covers()}
        </Typography>
        {coverage_amount === undefined ? (
          <Typography variant="h5">–</Typography>
        ) : (
          <Money value={coverage_amount} unit="USDT" size="xl" whole hidden={false} />
        )}
      </Stack>
      {coverage_amount !== undefined && (
        <Reeds
          fill
          marks={countedMarks(reeds, Math.max(1, Math.round(portion(coverage_amount, most) * reeds)))}
          label={t.coverLabel({ amount: offer.cover(type), most: format.money(most, 'USDT', { whole: true }) })}
        />
      )}
      <ul>
        {offers(type).map((line) => (
          <li key={line}>
            <CheckBoldIcon width={16} height={16} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 3, mb: 3.5 }}>
        {price_amount === undefined || price_token === undefined ? (
          <Typography variant="caption" color="textSecondary">
            {t.register.noPrice()}
          </Typography>
        ) : (
          <Money value={price_amount} unit={price_token} size="lg" whole hidden={false} />
        )}
        {type.period_days !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {t.days({ count: type.period_days })}
          </Typography>
        )}
      </Stack>
      {href !== null && (
        <Button
          href={href}
          variant={mine ? 'soft' : 'outlined'}
          fullWidth
          aria-label={mine ? t.extendName({ name }) : t.chooseName({ name })}
        >
          {mine ? t.extend() : t.choose()}
        </Button>
      )}
    </One>
  )
}

/** The types on offer as cards; the length of the reeds is the sum covered. */
export function TypeCards({ types, own, href }: TypeCardsProps) {
  const most = types.reduce((sum, { coverage_amount }) => max(sum, coverage_amount ?? '0'), '0')
  return (
    <Box component="ul" sx={cards}>
      {types.map((type) => (
        <li key={type.uuid}>
          <TypeCard type={type} most={most} mine={type.uuid === own} href={href(type.uuid)} />
        </li>
      ))}
    </Box>
  )
}
