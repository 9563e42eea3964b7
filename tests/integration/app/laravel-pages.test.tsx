import type { Query, QueryClient } from '@tanstack/react-query'
import { http } from 'msw/http'
import { beforeAll, describe, expect, test } from 'vitest'
import { createQueryClient } from '#app/src/api/client.ts'
import { everyRow, LIMIT } from '#app/src/api/export-list.ts'
import { transactionFile } from '#app/src/pages/trade/transactions.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { namespaces } from '#design-system/i18n/i18n-util.ts'
import type { Persona } from '#mocks/fixtures/personas.ts'
import { connect } from '#sdk'
import type { SdkReport, Transaction } from '#sdk'
import { dailyThird } from '../../support/nightly.ts'
import { mockServer } from '../../support/mock-server.ts'
import { formattedServer, silentFormats } from '../../support/laravel-format.ts'
import type { LaravelFormat } from '../../support/laravel-format.ts'
import { renderFault, visibleText } from '../../support/rendered.ts'
import { pageOf, settle, withData } from '../../support/rendered-page.tsx'
import { aSimulator, clientOf, PICTURED } from '../../unit/mocks/client.ts'

// A page shows the same figures whether the server pages by cursor or by number, and whether it applies the filters or not.

const server = mockServer()

type Change = (address: string, body: Record<string, unknown>) => unknown

/** A server in a format of Laravel's, signed in as the trader. `change`: of what it answers. */
const connectTo = async (
  format: LaravelFormat,
  change: Change = (_, body) => body,
  persona: Persona = 'trader',
): Promise<{ asked: string[]; reported: SdkReport[] }> => {
  const simulator = aSimulator({ rateLimit: 1_000_000 })
  const client = clientOf(
    simulator,
    formattedServer(format, (request) => simulator.fetch(request)),
  )
  await client.signIn(persona)
  const asked: string[] = []
  const reported: SdkReport[] = []
  connect({
    baseUrl: 'http://localhost',
    locale: () => 'en',
    token: () => 'any',
    online: () => true,
    cookies: () => 'XSRF-TOKEN=any',
    report: (event) => void reported.push(event),
  })
  server.use(
    http.get('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      const { status, body } = await client.get(pathname + search)
      return Response.json(change(pathname + search, body), { status, headers: { Date: new Date(PICTURED).toUTCString() } })
    }),
  )
  return { asked, reported }
}

/** Fetches the next page of a list, as scrolling does; false at its end. */
const fetchNext = async (query: Query): Promise<boolean> => {
  const count = (): number => (query.state.data as { pages?: unknown[] } | undefined)?.pages?.length ?? 0
  const before = count()
  if (before === 0) return false
  await query.fetch(query.options, { meta: { fetchMore: { direction: 'forward' } } })
  return count() > before
}

const loadAll = async (queries: QueryClient): Promise<void> => {
  for (const query of queries.getQueryCache().getAll()) while (await fetchNext(query));
}

/** The text of a page with its lists loaded to their end. */
const textOf = async (file: string, search: string, { whole = true } = {}): Promise<string> => {
  const queries = createQueryClient(Infinity)
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const draw = await pageOf(`/app/src/pages/${file}Page.tsx`, queries, search)
  await settle(queries, draw, new Map())
  if (whole) await loadAll(queries)
  await settle(queries, draw, new Map())
  // The time of the request differs.
  const text = visibleText(draw())
    .replaceAll(/\s+/g, ' ')
    .replace(/Data as of .*? GMT\S*/, '')
  queries.clear()
  return text
}

const formats: Record<string, LaravelFormat> = {
  'numbered pages of 15': { cursors: 'numbered', perPage: 15 },
  'ignored filters': { filters: 'ignored' },
  'ignored filters on numbered pages of 15': { filters: 'ignored', cursors: 'numbered flat', perPage: 15 },
  'the noise of floats': { decimals: 'float noise' },
}

/** Pages whose lists are read to their end. */
const pages: [file: string, search: string][] = [
  ['trade/Transactions', ''],
  ['trade/Transactions', '?type=uta_refill&status=done'],
  ['trade/Transactions', '?search=cold%20WAL'],
  ['trade/Transactions', '?token=USDT&date_from=2026-07-03&date_to=2026-08-02'],
  ['trade/Statement', ''],
  ['trade/Statement', '?year=2026'],
  ['uta/UtaTransactions', ''],
  ['referral/Activity', ''],
]

beforeAll(() => loadAreas('en', namespaces))

const expected = new Map<string, string>()
const expectedOf = async (file: string, search: string): Promise<string> => {
  const known = expected.get(file + search)
  if (known !== undefined) return known
  await connectTo({})
  const text = await textOf(file, search)
  expect(text).not.toMatch(/couldn’t/i)
  expected.set(file + search, text)
  return text
}

describe.each(Object.entries(formats).map(([name, format], row) => ({ name, format, row })))('with $name', ({ format, row }) => {
  test.each(dailyThird(pages, row))('%s%s shows the same', async (file, search) => {
    const text = await expectedOf(file, search)
    await connectTo(format)
    expect(await textOf(file, search)).toBe(text)
  })
})

test('each ignored filter is reported once, an applied one never', async () => {
  const filters = { type: 'deposit', token: 'USDT', date_from: '2026-07-01', search: 'cold' } as const
  const read = async (format: LaravelFormat) => {
    const { reported } = await connectTo(format)
    for (let time = 0; time < 2; time += 1) await everyRow<Transaction, typeof filters>(transactionFile.list, filters)
    return reported.flatMap((event) =>
      event.type === 'difference' && event.kind === 'ignored filter' ? [`${event.operation} ${event.field}`] : [],
    )
  }
  expect((await read({ filters: 'ignored' })).toSorted()).toEqual([
    'listTransactions date_from, date_to',
    'listTransactions search',
    'listTransactions token',
    'listTransactions type',
  ])
  expect(await read({})).toEqual([])
})

test('a list that is longer than a file is known to be cut', async () => {
  await connectTo({})
  const { data } = await transactionFile.list({ per_page: 1 })
  let count = 0
  const endless = () =>
    Promise.resolve({
      data: Array.from({ length: 200 }, () => ({ ...data[0]!, id: `tx-${(count += 1)}` })),
      meta: { next_cursor: String(count) },
    })
  const { rows, whole } = await everyRow<Transaction, object>(endless, {})
  expect([rows.length, whole]).toEqual([LIMIT, false])
  expect((await everyRow<Transaction, object>(transactionFile.list, { type: 'deposit' })).whole).toBe(true)
})

test('with ignored filters the page of a token shows its newest transactions', async () => {
  const text = await expectedOf('assets/Token', '')
  await connectTo({ filters: 'ignored' })
  expect(await textOf('assets/Token', '')).toBe(text)
})

test('a partner whose active days are not sent is not shown as inactive on all of them', async () => {
  await connectTo({}, (_, body) => JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'active_days' ? undefined : value))))
  const text = await textOf('referral/Activity', '')
  expect(text).toContain('Active referrals')
  expect(text).not.toContain('0 of 7')
})

test('a fee and a locked amount that the server does not know are not shown as none', async () => {
  const unknown = new Set(['fee_amount', 'locked', 'worth_usd', 'total_worth_usd'])
  await connectTo({}, (_, { sums: _sums, ...body }) =>
    JSON.parse(JSON.stringify(body, (key, value: unknown) => (unknown.has(key) ? null : value))),
  )
  const { rows } = await everyRow<Transaction, object>(transactionFile.list, {})
  expect(new Set(rows.map(({ fee_amount }) => fee_amount))).toEqual(new Set([undefined]))
  expect(await textOf('assets/Token', '')).not.toContain('Nothing is locked')
})

test('no total of a part is headed as a total of all', async () => {
  await connectTo({ cursors: 'numbered', perPage: 15 }, (_, { sums: _sums, ...page }) => page)
  expect(await textOf('trade/Transactions', '', { whole: false })).not.toContain('All completed transactions')
  expect(await textOf('trade/Transactions', '')).toContain('All completed transactions')
})

test('sums of a server that ignores the filters are not shown', async () => {
  await connectTo({ filters: 'ignored' })
  expect(await textOf('trade/Transactions', '?type=deposit', { whole: false })).not.toContain('All matching')
})

describe('a server that sends its first page again and again', () => {
  const repeat = () => {
    const first = new Map<string, unknown>()
    return connectTo({ perPage: 5 }, (address, { sums: _sums, ...body }) => {
      const list = address.split('?')[0]!
      if (!first.has(list)) first.set(list, body)
      return first.get(list)
    })
  }

  test('is asked for no endless list, which says that it is not whole', async () => {
    const { asked } = await repeat()
    const text = await textOf('trade/Transactions', '')
    expect(asked.filter((address) => address.startsWith('/api/transactions'))).toHaveLength(2)
    expect(text).toContain('Couldn’t load more')
    expect(text).not.toContain('All completed transactions')
  })

  test('gets no statement and no file of a part', async () => {
    await repeat()
    expect(await textOf('trade/Statement', '')).toContain('We couldn’t read the server’s response')
    await repeat()
    await expect(everyRow<Transaction, object>(transactionFile.list, {})).rejects.toMatchObject({ kind: 'contract' })
  })
})

test.each(Object.entries(formats))('the file of a filtered list has the same rows with %s', async (_, format) => {
  const ids = async () => (await everyRow<Transaction, object>(transactionFile.list, { type: 'uta_refill' })).rows.map(({ id }) => id)
  await connectTo({})
  const expected = await ids()
  expect(expected.length).toBeGreaterThan(1)
  await connectTo(format)
  expect(await ids()).toEqual(expected)
})

test('deals by type: closed ones are not among the open', async () => {
  await connectTo({})
  const open = await textOf('uta/Deals', '?type=open', { whole: false })
  await connectTo({ filters: 'ignored' })
  expect((await textOf('uta/Deals', '?type=open', { whole: false })).match(/\w+\/USDT/g)).toEqual(open.match(/\w+\/USDT/g))
})

test('a statement has no figures of UTA of another month', async () => {
  await connectTo({ filters: 'ignored' })
  expect(await textOf('trade/Statement', '?month=2026-05')).toContain('UTA figures for this month aren’t available.')
})

test('statistics of another month are not shown as those of the month that was chosen', async () => {
  await connectTo({ filters: 'ignored' })
  expect(await textOf('uta/Statistics', '?month=2026-05')).toContain('We couldn’t read the server’s response')
})

describe.each(Object.entries(silentFormats).map(([name, format], row) => ({ name, format, row })))(
  'a server that sends $name',
  ({ format, row }) => {
    const personas: [RegExp, Persona][] = [
      [/trusted-wallets|withdraw|CabinetMain/, 'secure'],
      [/promo|referral/, 'leader'],
    ]

    test.each(dailyThird(withData, row))('%s shows what there is', async (file) => {
      await connectTo(format, undefined, personas.find(([pattern]) => pattern.test(file))?.[1])
      const queries = createQueryClient(Infinity)
      queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
      const draw = await pageOf(file, queries)
      await settle(queries, draw, new Map())
      expect(renderFault(draw)).toBeUndefined()
      const html = draw()
      expect(visibleText(html)).not.toMatch(/couldn’t/i)
      expect(html).not.toContain('aria-busy="true"')
      queries.clear()
    })
  },
)
