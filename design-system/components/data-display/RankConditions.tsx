import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { isZero } from '../../lib/money.ts'
import type { RankStanding } from '../../lib/ranks.ts'
import { heldRank, nextConditions } from '../../lib/ranks.ts'
import { useAmountsHidden, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { Condition } from './Condition.tsx'
import { DescriptionList } from './DescriptionList.tsx'
import Typography from '@mui/material/Typography'
import { useRankName } from './useRankName.ts'

export type RankConditionsProps = {
  /** Rank, next rank and the values that count, as the server's referral statistics give them. */
  standing: RankStanding
  /** Only what is missing, one line each: for a small card. */
  brief?: boolean
  /** Explains what own assets include; `false` if the text around it already does. */
  explains?: boolean
}

/** Every condition of the next rank, what is missing, and what own assets include. The same rules on every page that shows a rank. */
export function RankConditions({ standing, brief = false, explains = true }: RankConditionsProps) {
  const hidden = useAmountsHidden()
  const t = useTranslations('frame').ladder
  const nameOf = useRankName()
  const format = useFormat()
  const next = standing.ranks[heldRank(standing) + 1]
  const conditions = nextConditions(standing).map((one) => ({
    ...one,
    title: { assets: t.assets, volume: t.volume, monthly: t.month }[one.name](),
    status: isZero(one.missing)
      ? t.met()
      : t.missing({ amount: hidden ? `${format.hidden} USDT` : format.money(one.missing, 'USDT', { whole: true }) }),
  }))
  if (brief && next)
    return (
      <DescriptionList
        items={conditions
          .filter(({ missing }) => !isZero(missing))
          .map(({ title, status }) => ({ name: `${t.until({ rank: nameOf(next.name) })} · ${title}`, value: status }))}
      />
    )
  return (
    <Stack spacing={3}>
      <Typography component="h3" variant="subtitle1">
        {next ? t.until({ rank: nameOf(next.name) }) : t.top()}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          rowGap: 5,
          columnGap: { xs: 5, md: 10 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(280px, 1fr))' },
        }}
      >
        {conditions.map(({ name, title, value, target, status }) => (
          <Condition key={name} name={title} value={value} target={target}>
            {status}
          </Condition>
        ))}
      </Box>
      {explains && !brief && (
        <Typography component="p" variant="caption" color="textSecondary">
          {t.contains()}
        </Typography>
      )}
    </Stack>
  )
}
