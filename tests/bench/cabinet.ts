import type { Around } from './bench.ts'
import type { Figures, Phone } from './measure.ts'
import { load, openPhone } from './measure.ts'
import { ms, ratios } from './public.ts'

interface Visits {
  first: Figures[]
  again: Figures[]
}

/** The whole part of the trader's worth as the page writes it, asked for from the API. */
async function awaitedBalance(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/balances`, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } })
  const data = (await answer.json()) as Record<string, unknown>
  const found = JSON.stringify(data).match(/"total[a-z_]*":"(\d+)/)?.[1]
  if (!found) throw new Error(`No total in the balances: ${JSON.stringify(data).slice(0, 200)}`)
  return new Intl.NumberFormat('en-US', { useGrouping: 'always' } as never).format(BigInt(found))
}

async function visits(
  { browser, rounds }: Around,
  pages: ReadonlyArray<{ url: string; phone: Phone; awaited: string }>,
): Promise<Visits[]> {
  const runs: Visits[] = pages.map(() => ({ first: [], again: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const [index, { url, phone, awaited }] of pages.entries()) {
      const context = await openPhone(browser, url, phone)
      runs[index]?.first.push(await load(context, url, phone, awaited))
      runs[index]?.again.push(await load(context, url, phone, awaited))
      await context.close()
    }
  }
  return runs
}

const none: Visits = { first: [], again: [] }

export async function measureCabinet(around: Around, token: string): Promise<void> {
  const { add, ours, twin, ordinary } = around
  const awaited = await awaitedBalance(ours, token)
  const [own = none, limit = none, other = none] = await visits(around, [
    { url: `${ours}/en/cabinet`, phone: { kept: { access_token: token } }, awaited },
    { url: `${twin}/cabinet.html`, phone: {}, awaited: '' },
    { url: `${ordinary}/app`, phone: {}, awaited: '13,081.32' },
  ])
  const { first, again } = own
  add({
    id: 'P6',
    what: 'cabinet cold: frame / first paint of M',
    must: 0.28,
    aim: 0.22,
    values: ratios(first, other.first, 'fcp'),
    note: `${ms(first, 'fcp')} / ${ms(other.first, 'fcp')} ms`,
  })
  add({
    id: 'P7',
    what: 'cabinet cold: balance / LCP of M',
    must: 0.6,
    aim: 0.35,
    values: ratios(first, other.first, 'text', 'lcp'),
    note: `${ms(first, 'text')} / ${ms(other.first, 'lcp')} ms (its balance ${ms(other.first, 'text')})`,
  })
  add({
    id: 'P7',
    what: 'cabinet cold: requests',
    must: 30,
    aim: 20,
    values: first.map((run) => run.requests),
    unit: 'n',
    note: `${ms(first, 'script')} kB of script, ${ms(first, 'bytes')} kB in all`,
  })
  add({
    id: 'P8',
    what: 'cabinet again: frame / S again',
    must: 1.15,
    aim: 1,
    values: ratios(again, limit.again, 'fcp'),
    note: `${ms(again, 'fcp')} / ${ms(limit.again, 'fcp')} ms`,
  })
  add({
    id: 'P8',
    what: 'cabinet again: balance / that of M',
    must: 1.1,
    aim: 0.95,
    values: ratios(again, other.again, 'text'),
    note: `${ms(again, 'text')} / ${ms(other.again, 'text')} ms`,
  })
  add({
    id: 'P8',
    what: 'cabinet again: bytes',
    must: 10,
    aim: 10,
    values: again.map((run) => run.bytes),
    unit: 'kB',
    note: `${ms(again, 'requests')} requests`,
  })
}
