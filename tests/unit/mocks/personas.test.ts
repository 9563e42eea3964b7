import { describe, expect, it } from 'vitest'
import type { BalanceList, ReferralStatistic, Transaction, UtaBalance, UtaDeal, UtaStatistics } from '#sdk'
import { createSimulator } from '#mocks/simulator.ts'
import { iso } from '#mocks/world/clock.ts'
import { dealsOf } from '#mocks/world/uta-figures.ts'
import { decimal, sum, units } from '#mocks/world/units.ts'
import { personas } from '#mocks/fixtures/personas.ts'
import { personaOf } from '#mocks/world/world.ts'
import { PICTURED, aSimulator, clientOf, signedIn } from './client.ts'
import type { Client } from './client.ts'

interface Page<T> {
  data: T[]
  meta: { next_cursor: string | null }
}

const everyPage = async <T>(client: Client, path: string): Promise<T[]> => {
  const rows: T[] = []
  let cursor: string | null = null
  do {
    const { body }: { body: Page<T> } = await client.get<Page<T>>(cursor === null ? path : `${path}&cursor=${encodeURIComponent(cursor)}`)
    rows.push(...body.data)
    cursor = body.meta.next_cursor
  } while (cursor !== null)
  return rows
}

describe('the personas', () => {
  it('all start in under a second', () => {
    const before = performance.now()
    const simulator = createSimulator()
    expect(performance.now() - before).toBeLessThan(1000)
    expect(personas.map((persona) => personaOf(simulator.world, persona).email)).toContain('trader@matu.test')
  })

  it('are the same for the same seed and time', async () => {
    const paths = ['/api/balances', '/api/uta/deals?per_page=200', '/api/transactions?per_page=200', '/api/referral/v2/statistic']
    const [one, other] = await Promise.all([signedIn('trader'), signedIn('trader')])
    for (const path of paths) expect((await one.get(path)).body).toEqual((await other.get(path)).body)
  })

  it('trader has the fixture values at the fixed date', async () => {
    const client = await signedIn('trader')
    const { body: balances } = await client.get<BalanceList>('/api/balances')
    expect(balances.data.map(({ token, available, share_percent }) => [token, available, share_percent])).toEqual([
      ['MATU', '8420.5', '69.78'],
      ['USDT', '3215.8', '24.58'],
      ['BNB', '1.2046', '5.64'],
    ])
    expect([balances.total_worth_usd, balances.change_24h_usd, balances.change_24h_percent]).toEqual(['13081.31904', '184.2', '1.43'])
    const { body: uta } = await client.get<UtaBalance>('/api/uta/balances')
    expect([uta.balance, uta.working, uta.locked, uta.month_profit, uta.month_profit_percent]).toEqual([
      '6240.18',
      '4740.18',
      '1500',
      '214.66',
      '3.56',
    ])
    const { body: statistics } = await client.get<UtaStatistics>('/api/statistics-uta')
    expect([statistics.month.deals_closed, statistics.month.deals_profitable, statistics.month.deals_open]).toEqual([38, 24, 2])
    expect(statistics.months.map(({ month }) => month).at(-1)).toBe('2026-08')
    const { body: referral } = await client.get<ReferralStatistic>('/api/referral/v2/statistic')
    expect([referral.rank, referral.partners_total, referral.partners_active, referral.partners_new_week]).toEqual(['middle', 26, 14, 3])
    expect([referral.income_total, referral.income_month, referral.income_week]).toEqual(['2418.6', '186.4', '42.75'])
    expect(referral.levels.map(({ partners, share_percent }) => [partners, share_percent])).toEqual([
      [9, '62'],
      [12, '25'],
      [5, '13'],
    ])
    const { body: rows } = await client.get<{ data: Transaction[] }>('/api/transactions?per_page=5')
    expect(rows.data.map(({ type, amount, token, status }) => [type, amount, token, status])).toEqual([
      ['deposit', '500', 'USDT', 'done'],
      ['uta_result', '18.42', 'USDT', 'done'],
      ['withdrawal', '-320', 'MATU', 'awaiting_confirmation'],
      ['exchange', '-250', 'MATU', 'rejected'],
      ['referral_reward', '42.75', 'MATU', 'done'],
    ])
  })

  it('trader has 10,000 deals, each once, newest first, paginated by cursor', async () => {
    const client = await signedIn('trader')
    const deals = await everyPage<UtaDeal>(client, '/api/uta/deals?per_page=200')
    expect(deals).toHaveLength(10_000)
    expect(new Set(deals.map(({ id }) => id)).size).toBe(10_000)
    expect(deals.map(({ opened_at }) => opened_at)).toEqual(
      deals
        .map(({ opened_at }) => opened_at)
        .toSorted()
        .toReversed(),
    )
  })

  it('leader has 12,000 partners and senior rank', async () => {
    const client = await signedIn('leader')
    const { body } = await client.get<ReferralStatistic>('/api/referral/v2/statistic')
    expect([body.partners_total, body.rank]).toEqual([12_000, 'senior'])
    const found = await client.get<{ data: { name: string }[] }>('/api/referral/v2/partners?search=NAVARRO&per_page=1000')
    expect(found.body.data.length).toBeGreaterThan(50)
    expect(found.body.data.every(({ name }) => name.includes('Navarro'))).toBe(true)
  })

  it.each(['trader', 'leader', 'blocked', 'secure', 'summer'] as const)(
    '%s: each month of statistics is the sum of that month’s deals, to the last digit',
    async (persona) => {
      const client = await signedIn(persona)
      const { body: overview } = await client.get<UtaStatistics>('/api/statistics-uta')
      expect(overview.months.length).toBeGreaterThan(0)
      for (const { month, profit, deals_closed } of overview.months) {
        const deals = (await everyPage<UtaDeal>(client, `/api/uta/deals?type=closed&month=${month}&per_page=200`)).filter((deal) =>
          deal.closed_at?.startsWith(month),
        )
        const { body: detail } = await client.get<UtaStatistics>(`/api/statistics-uta?month=${month}`)
        const total = decimal(sum(deals.map((deal) => units(deal.profit))))
        expect([profit, detail.month.profit, deals_closed]).toEqual([total, total, deals.length])
        expect(decimal(sum(detail.month.days.map((day) => units(day.profit))))).toBe(total)
        expect(decimal(sum(detail.month.pairs.map((pair) => units(pair.profit))))).toBe(total)
        const flows = sum(
          personaOf(client.simulator.world, persona)
            .uta.flows.filter(({ at }) => iso(at).startsWith(month))
            .map(({ amount }) => amount),
        )
        expect(decimal(units(detail.month.closing_balance) - units(detail.month.opening_balance) - flows)).toBe(total)
      }
    },
  )

  it.each([PICTURED, '2026-09-01T00:01:00Z', '2026-11-01T09:30:00Z', '2027-02-28T23:59:00Z', '2026-12-20T17:35:00Z'])(
    'trader’s balance at %s is the deposits plus every result since, over 10,000 deals',
    (now) => {
      const { world } = aSimulator({ now })
      const trader = personaOf(world, 'trader')
      const deals = dealsOf(world, trader)
      const results = sum(deals.flatMap(({ closed, deal }) => (closed === null ? [] : [units(deal.profit)])))
      expect(decimal(results + sum(trader.uta.flows.map(({ amount }) => amount)))).toBe('6240.18')
      expect(deals).toHaveLength(10_000)
    },
  )

  it('income of days, weeks and months are sums of the same days', async () => {
    const client = await signedIn('leader')
    const { body } = await client.get<ReferralStatistic>('/api/referral/v2/statistic')
    expect(decimal(sum(body.kinds.map(({ amount }) => units(amount))))).toBe(body.income_total)
    expect(body.months.at(-1)?.income).toBe(body.income_month)
    expect(body.weeks.at(-1)?.income).toBe(body.income_week)
  })

  it.each(['trader', 'leader', 'blocked', 'secure', 'summer'] as const)(
    '%s: income of every day, week and month is the sum of the single rewards, to the last digit',
    async (persona) => {
      const client = await signedIn(persona)
      const { body } = await client.get<ReferralStatistic>('/api/referral/v2/statistic')
      const uta = await everyPage<Transaction>(client, '/api/transactions?type=uta_referral_reward&per_page=100')
      const rewards = [...uta, ...(await everyPage<Transaction>(client, '/api/transactions?type=referral_reward&per_page=100'))]
      const sumOf = (rows: readonly Transaction[], from = '', to = '9999') =>
        decimal(
          sum(rows.filter(({ created_at: at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to).map(({ amount }) => units(amount))),
        )
      const ofUta = (kinds: ReferralStatistic['kinds']) => kinds.find(({ kind }) => kind === 'uta_result')?.amount
      expect([body.income_total, ofUta(body.kinds)]).toEqual([sumOf(rewards), sumOf(uta)])
      for (const { starts_on, ends_on, income, kinds } of [...body.days, ...body.weeks, ...body.months])
        expect([income, ofUta(kinds)]).toEqual([sumOf(rewards, starts_on, ends_on), sumOf(uta, starts_on, ends_on)])
      expect(decimal(sum(body.levels.map((level) => units(level.income))))).toBe(body.income_total)
    },
  )

  it('empty and new have no money and no history', async () => {
    for (const persona of ['empty', 'new'] as const) {
      const client = await signedIn(persona)
      expect((await client.get<BalanceList>('/api/balances')).body.total_worth_usd).toBe('0')
      expect((await client.get<{ data: unknown[] }>('/api/transactions')).body.data).toEqual([])
      expect((await client.get<{ data: unknown[] }>('/api/uta/deals')).body.data).toEqual([])
    }
  })

  it('are plausible in the first minute of a month too', async () => {
    const client = clientOf(aSimulator({ now: '2026-09-01T00:01:00Z' }))
    await client.signIn('trader')
    const { body } = await client.get<UtaStatistics>('/api/statistics-uta')
    expect([body.month.month, body.month.profit, body.month.opening_balance]).toEqual(['2026-09', '0', '6240.18'])
  })
})
