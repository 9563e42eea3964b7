import Box from '@mui/material/Box'
import type { ReferralStatistic } from '#sdk'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { StatTile } from '../../components/data-display/StatTile.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'

const tiles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: { xs: 4, md: 5 },
  // Two lines on phones, before the number of partners is known as after.
  '& > :first-of-type .under': { minHeight: { xs: 36, md: 20 }, alignItems: { xs: 'flex-start', md: 'center' } },
  '& .under > span': { height: 12 },
  '& .under i': { height: '12px !important' },
}

const reeds = 25
const shares = [1, 2, 3] as const

/** Filled reeds of a level: its share of all partners, at least one if there is any. */
export const filledReeds = (count: number, all: number): number =>
  count <= 0 || all <= 0 ? 0 : Math.min(reeds, Math.max(1, Math.round((count / all) * reeds)))

/** Number of partners on the first, the second and all further levels. */
export function LevelTiles({ statistic }: { statistic: ReferralStatistic | null }) {
  const t = useTranslations('structure')
  const format = useFormat()
  const all = statistic?.partners_total ?? 0
  const on = (from: number, to: number) =>
    (statistic?.levels ?? []).filter(({ level }) => level >= from && level <= to).reduce((sum, { partners }) => sum + partners, 0)
  return (
    <Box sx={tiles}>
      <StatTile
        loading={statistic === null}
        caption={t.tiles.partners()}
        value={format.integer(all)}
        under={t.tiles.active({ count: statistic?.partners_active ?? 0 })}
      />
      {shares.map((level) => {
        const count = level === 3 ? on(3, Infinity) : on(level, level)
        return (
          <StatTile
            key={level}
            loading={statistic === null}
            caption={level === 3 ? t.tiles.below({ level }) : t.level({ level })}
            value={format.integer(count)}
            under={<Reeds fill marks={countedMarks(reeds, filledReeds(count, all))} />}
          />
        )
      })}
    </Box>
  )
}
