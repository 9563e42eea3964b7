import type { Phone } from './measure.ts'
import { click, newPage, openPhone, setLine } from './measure.ts'
import type { Bench, Row } from './rows.ts'
import { median, orMissing } from './rows.ts'

interface Trip {
  url: string
  phone: Phone
  there: { link: string; heading: string }
  back: { link: string; heading: string }
}

export interface Times {
  cold: number[]
  back: number[]
  warm: number[]
  slow: number[]
}

/** Goes from one page to the next, back and there again; on the slow connection only the first step. Every measurement starts in a new profile. */
async function travel({ browser, rounds }: Bench, trips: readonly Trip[]): Promise<Times[]> {
  const all: Times[] = trips.map(() => ({ cold: [], back: [], warm: [], slow: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const [index, { url, phone, there, back }] of trips.entries()) {
      const times = all[index] as Times
      for (const slow of [false, true]) {
        const context = await openPhone(browser, url, phone)
        const { page, cdp } = await newPage(context, { line: 'fast' })
        await page.goto(url, { waitUntil: 'load' })
        await page.waitForLoadState('networkidle').catch(() => {})
        await page.waitForTimeout(2500)
        if (slow) {
          await setLine(cdp, 'slow')
          times.slow.push(await orMissing(click(page, there.link, there.heading)))
        } else {
          times.cold.push(await orMissing(click(page, there.link, there.heading)))
          await page.waitForTimeout(800)
          times.back.push(await orMissing(click(page, back.link, back.heading)))
          await page.waitForTimeout(800)
          times.warm.push(await orMissing(click(page, there.link, there.heading)))
        }
        await context.close()
      }
    }
  }
  return all
}

export const routeRows = (own: Times, other: Times): Row[] =>
  (
    [
      ['warm', 'warm', 1.2, 0.85],
      ['back', 'back', 1.2, 1],
      ['cold', 'cold', 1, 0.5],
      ['cold on the slow line', 'slow', 0.4, 0.2],
    ] as const
  ).map(([what, key, must, aim]) => ({
    id: 'P9',
    what: `route change, ${what} / M`,
    must,
    aim,
    values: own[key].map((value, round) => value / (other[key][round] ?? Number.NaN)),
    note: `${median(own[key]).toFixed(0)} / ${median(other[key]).toFixed(0)} ms`,
  }))

const none: Times = { cold: [], back: [], warm: [], slow: [] }

export async function measureRoutes(bench: Bench, token: string): Promise<void> {
  const [own = none, other = none] = await travel(bench, [
    {
      url: `${bench.ours}/en/cabinet`,
      phone: { localStorage: { access_token: token } },
      there: { link: 'a[href$="/cabinet/trade/transactions"]', heading: 'Transactions' },
      back: { link: 'a[href$="/en/cabinet"]', heading: 'Overview' },
    },
    {
      url: `${bench.baseline}/app`,
      phone: {},
      there: { link: 'a[href$="/app/transactions"]', heading: 'Transactions' },
      back: { link: 'a[href$="/app"]', heading: 'Overview' },
    },
  ])
  bench.add(...routeRows(own, other))
}
