import type { LandingDeals, UtaDeal } from '#sdk'
import { ok, publicRoute } from '../server/route.ts'
import type { Operation } from '../server/route.ts'
import { iso, startOfDay } from '../world/clock.ts'
import { dealsOf } from '../world/uta-figures.ts'
import { lazily, personaOf } from '../world/world.ts'
import type { World } from '../world/world.ts'

const closedDeals = (world: World): { deal: UtaDeal; cents: number }[] =>
  dealsOf(world, personaOf(world, 'trader')).filter(({ closed }) => closed !== null)

export const landingDeals = (world: World): LandingDeals => {
  const latest = closedDeals(world).slice(0, 100)
  const gains = latest.filter(({ cents }) => cents > 0).length
  return { data: latest.map(({ deal }) => deal), gains, losses: latest.length - gains, updated_at: iso(world.born) }
}

export const LANDING_FILE = '/landing/uta-deals.csv'

const COLUMNS = [
  'id',
  'pair',
  'side',
  'opened_at',
  'closed_at',
  'entry_price',
  'exit_price',
  'size',
  'profit',
  'profit_percent',
  'fee',
] as const

/** The file behind the link: every closed deal as CSV. Not an operation of the contract. */
export const landingFile = (world: World): string =>
  lazily(world, 'landing file', () =>
    [COLUMNS.join(','), ...closedDeals(world).map(({ deal }) => COLUMNS.map((column) => deal[column] ?? '').join(','))].join('\r\n'),
  )

export const landing: readonly Operation[] = [
  publicRoute('GET', '/landing/uta-deals', ({ world }) => ok(landingDeals(world))),
  publicRoute('GET', '/landing/uta-deals-file-link', ({ world }) =>
    ok({
      url: LANDING_FILE,
      file_name: 'matu-uta-deals.csv',
      size_bytes: new TextEncoder().encode(landingFile(world)).length,
      updated_at: iso(startOfDay(world.born)),
    }),
  ),
]
