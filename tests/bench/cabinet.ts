import Big from 'big.js'
import type { Figures, Phone } from './measure.ts'
import type { Bench, Row } from './rows.ts'
import { load, openPhone } from './measure.ts'
import { ms, ratios } from './public.ts'

export interface Visits {
  first: Figures[]
  again: Figures[]
}

interface Balances {
  data: ReadonlyArray<{ token: string; price_usd: string }>
  total_worth_usd: string
}
interface UtaBalances {
  balance: string
  token_name: string
}

/** The integer part of the trader's total worth as the overview formats it: all tokens and the UTA balance at its token's price. */
async function shownTotal(origin: string, token: string): Promise<string> {
  const read = async <T>(path: string): Promise<T> => {
    const response = await fetch(origin + path, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } })
    return (await response.json()) as T
  }
  const [balances, uta] = await Promise.all([read<Balances>('/api/balances'), read<UtaBalances>('/api/uta/balances')])
  const price = balances.data.find((row) => row.token === uta.token_name)?.price_usd ?? '1'
  const total = new Big(balances.total_worth_usd).plus(new Big(uta.balance).times(price)).round(0, Big.roundDown)
  return new Intl.NumberFormat('en-US').format(BigInt(total.toFixed(0)))
}

/** Opens each page twice per round: cold, then again with a warm HTTP cache. */
async function visits({ browser, rounds }: Bench, pages: ReadonlyArray<{ url: string; phone: Phone; awaited: string }>): Promise<Visits[]> {
  const runs: Visits[] = pages.map(() => ({ first: [], again: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const [index, { url, phone, awaited }] of pages.entries()) {
      const context = await openPhone(browser, url, phone)
      runs[index]?.first.push(await load(context, url, phone, { text: awaited }))
      runs[index]?.again.push(await load(context, url, phone, { text: awaited }))
      await context.close()
    }
  }
  return runs
}

/** `own`: our overview, `limit`: the static one, `other`: the baseline's. */
export const cabinetRows = ({ first, again }: Visits, limit: Visits, other: Visits): Row[] => [
  {
    id: 'P6',
    what: 'cabinet cold: frame / first paint of M',
    must: 0.35,
    aim: 0.22,
    values: ratios(first, other.first, 'fcp'),
    note: `${ms(first, 'fcp')} / ${ms(other.first, 'fcp')} ms`,
  },
  {
    id: 'P7',
    what: 'cabinet cold: balance / LCP of M',
    must: 0.8,
    aim: 0.5,
    values: ratios(first, other.first, 'text', 'lcp'),
    note: `${ms(first, 'text')} / ${ms(other.first, 'lcp')} ms (its balance ${ms(other.first, 'text')})`,
  },
  {
    id: 'P7',
    what: 'cabinet cold: requests',
    must: 36,
    aim: 24,
    values: first.map((run) => run.requests),
    unit: 'n',
    note: `${ms(first, 'script')} kB of script, ${ms(first, 'bytes')} kB in all`,
  },
  {
    id: 'P8',
    what: 'cabinet again: frame / S again',
    must: 1.2,
    aim: 1,
    values: ratios(again, limit.again, 'fcp'),
    note: `${ms(again, 'fcp')} / ${ms(limit.again, 'fcp')} ms`,
  },
  {
    id: 'P8',
    what: 'cabinet again: balance / that of M',
    must: 1.1,
    aim: 0.9,
    values: ratios(again, other.again, 'text'),
    note: `${ms(again, 'text')} / ${ms(other.again, 'text')} ms`,
  },
  {
    id: 'P8',
    what: 'cabinet again: bytes',
    must: 14,
    aim: 10,
    values: again.map((run) => run.bytes),
    unit: 'kB',
    note: `${ms(again, 'requests')} requests`,
  },
]

const none: Visits = { first: [], again: [] }

export async function measureCabinet(bench: Bench, token: string): Promise<void> {
  const { add, ours, staticPages, baseline } = bench
  const awaited = await shownTotal(ours, token)
  const [own = none, limit = none, other = none] = await visits(bench, [
    { url: `${ours}/en/cabinet`, phone: { localStorage: { access_token: token } }, awaited },
    { url: `${staticPages}/cabinet.html`, phone: {}, awaited: '' },
    { url: `${baseline}/app`, phone: {}, awaited: '13,081.32' },
  ])
  add(...cabinetRows(own, limit, other))
}
