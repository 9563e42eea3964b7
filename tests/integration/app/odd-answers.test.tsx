import type { Query } from '@tanstack/react-query'
import { http } from 'msw/http'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createQueryClient } from '#app/src/api/client.ts'
import { loadAreas } from '#design-system/i18n/catalogue.ts'
import { namespaces } from '#design-system/i18n/i18n-util.ts'
import type { Persona } from '#mocks/fixtures/personas.ts'
import { connect } from '#sdk'
import { parseBody } from '#sdk/http/parse-body.ts'
import { mockServer } from '../../support/mock-server.ts'
import { renderFault } from '../../support/rendered.ts'
import { pageOf, settle, withData as pages } from '../../support/rendered-page.tsx'
import { schemaFor } from '../../support/laravel-format.ts'
import { aSimulator, clientOf, PICTURED } from '../../unit/mocks/client.ts'
import { isNightly } from '../../support/nightly.ts'

// Each page is opened with the simulator and the SDK, with one field of one response that breaks the contract.

type Path = readonly (string | number)[]
interface Oddity {
  path: Path
  value: unknown
}

const MISSING = Symbol('missing')
const WORDS = ['constructor', '__proto__', 'toString', 'x_y-']
/** Renders of a page in every run; `npm run nightly` does all of them. */
const SAMPLE = isNightly ? Infinity : 1
/** Rows of a list, days of a chart: more of them render the same. */
const FEW = 3

const personas: [RegExp, Persona][] = [
  [/trusted-wallets/, 'secure'],
  [/promo/, 'summer'],
]

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (value: unknown, path: Path): unknown => path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, FEW).map(shortened)
  return isRow(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)])) : value
}

/** Each field once for its kind of object, with all its replacements. */
const odditiesOf = (body: unknown): Oddity[] => {
  const found: Oddity[] = []
  const seen = new Set<string>()
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) return value.forEach((inner, index) => walk(inner, [...path, index]))
    if (!isRow(value)) return
    for (const [key, inner] of Object.entries(value)) {
      const kind = [...path, key].filter((part) => typeof part === 'string').join('.')
      if (!seen.has(kind)) {
        seen.add(kind)
        const other = typeof inner === 'string' ? 7 : typeof inner === 'number' ? '7' : 'text'
        for (const odd of [...WORDS, '', null, MISSING, other]) found.push({ path: [...path, key], value: odd })
      }
      walk(inner, [...path, key])
    }
  }
  walk(body, [])
  return found
}

const changed = (body: unknown, { path, value }: Oddity): unknown => {
  const copy = structuredClone(body)
  const holder = at(copy, path.slice(0, -1)) as Record<string, unknown>
  const key = path.at(-1)!
  if (value === MISSING) delete holder[key]
  else holder[key] = value
  return copy
}

/** Evenly spaced items: the same on every run, others for each page. */
const sample = <T,>(all: readonly T[], count: number, turn: number): readonly T[] =>
  all.length <= count
    ? all
    : Array.from({ length: count }, (_, index) => all[(Math.floor((index * all.length) / count) + turn) % all.length]!)

beforeAll(() => loadAreas('en', namespaces))

const server = mockServer()

/** A server whose responses can be changed on their way, with the responses it gave. */
const startServer = async (persona: Persona) => {
  const client = clientOf(aSimulator({ rateLimit: 1_000_000 }))
  await client.signIn(persona)
  const answers = new Map<string, unknown>()
  const odd = new Map<string, unknown>()
  connect({
    baseUrl: 'http://localhost',
    locale: () => 'en',
    token: () => 'any',
    online: () => true,
    cookies: () => 'XSRF-TOKEN=any',
  })
  server.use(
    http.get('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const address = pathname + search
      const { status, body } = await client.get<unknown>(address)
      if (status === 200) answers.set(address, shortened(body))
      return Response.json(odd.has(address) ? odd.get(address) : (answers.get(address) ?? body), {
        status,
        headers: { Date: new Date(PICTURED).toUTCString() },
      })
    }),
  )
  return { answers, odd }
}

const fetchAgain = async (query: Query): Promise<void> => {
  query.reset()
  await query.fetch().catch(() => undefined)
}

test.each(pages)(
  '%s renders with any value in any field of any response',
  async (file) => {
    const { answers, odd } = await startServer(personas.find(([pattern]) => pattern.test(file))?.[1] ?? 'trader')
    const queries = createQueryClient(Infinity)
    queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
    const draw = await pageOf(file, queries)
    const askedBy = await settle(queries, draw, answers)
    const faults: string[] = []
    const look = (what: string): void => {
      const fault = renderFault(draw)
      if (fault !== undefined) faults.push(`${what}: "${fault}"`)
    }
    look('as promised')
    expect(faults).toEqual([])
    expect(answers.size).toBeGreaterThan(0)

    const tries = [...answers].flatMap(([address, body]) => {
      const schema = schemaFor('GET', address.split('?')[0]!, 200)
      return schema ? odditiesOf(body).map((oddity) => ({ address, oddity, schema })) : []
    })
    // An invalid response never reaches the page, and one such error is like any other.
    const refused = new Set<string>()
    const isDrawn = ({ address, oddity, schema }: (typeof tries)[number]): boolean => {
      if (parseBody(JSON.stringify(changed(answers.get(address), oddity)), schema).issues.length === 0) return true
      const isFirst = !refused.has(address)
      refused.add(address)
      return isFirst
    }
    const drawn = sample(tries, SAMPLE * 4, pages.indexOf(file)).filter(isDrawn)
    expect(drawn.length).toBeGreaterThan(0)
    for (const { address, oddity } of drawn.slice(0, SAMPLE)) {
      odd.set(address, changed(answers.get(address), oddity))
      for (const query of askedBy.get(address) ?? []) await fetchAgain(query)
      look(`${address} ${oddity.path.join('.')} = ${String(oddity.value)}`)
      odd.clear()
      for (const query of askedBy.get(address) ?? []) await fetchAgain(query)
    }
    expect(faults).toEqual([])
    queries.clear()
  },
  900_000,
)

const Broken = (): never => {
  throw new RangeError('Invalid time value')
}

const canaries: [string, () => string][] = [
  ['a page that breaks', () => renderToString(<Broken />)],
  ['a part that breaks inside of a boundary', () => renderToString(<Suspense children={<Broken />} />)],
  ['a number that is none', () => '<p>NaN USDT</p>'],
  ['a label of nothing', () => '<i aria-label="undefined deals"></i>'],
  ['a date that is none', () => '<p>Invalid Date</p>'],
]

test.each(canaries)('canary: %s is found', (_, draw) => expect(renderFault(draw)).toBeDefined())
