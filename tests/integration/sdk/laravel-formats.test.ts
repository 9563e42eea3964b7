import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { contract } from '#sdk/generated/contract.ts'
import { parseBody } from '#sdk/http/parse-body.ts'
import { readContract, rowsOf } from '#openapi/tools/contract.ts'
import { personas } from '#mocks/fixtures/personas.ts'
import { aSimulator, clientOf } from '../../unit/mocks/client.ts'
import { MADE, idsFor, knownAlways, personaFor, preparations } from '../mocks/preparations.ts'
import { validRequest } from '../mocks/requests.ts'
import type { Asked } from '../mocks/requests.ts'
import { dailyThird } from '../../support/nightly.ts'
import { IntegerIds, formatBody, formats, schemaFor } from '../../support/laravel-format.ts'
import { examples } from './examples.ts'

interface Answer {
  from: string
  schema: ZodMiniType
  body: unknown
}

const RUNS = 4
const described = readContract()

const pathOf = ({ path, query }: Asked): string => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]])),
  )
  return search.size > 0 ? `${path}?${search.toString()}` : path
}

/** Successful responses of every operation: reads of each persona, results of valid requests, and the contract's own examples. */
const collect = async (): Promise<Answer[]> => {
  const found: Answer[] = []
  const add = (method: string, path: string, status: number, body: unknown): void => {
    const schema = status < 300 ? schemaFor(method, path, status) : null
    if (schema) found.push({ from: `${method} ${path}`, schema, body })
  }
  for (const persona of personas) {
    const client = clientOf(aSimulator())
    await client.signIn(persona)
    for (const { method, path } of rowsOf(described)) {
      if (method !== 'GET' || path.includes('{') || path === '/logout') continue
      const { status, body } = await client.get<unknown>(path)
      add(method, path, status, body)
    }
  }
  for (const row of rowsOf(described)) {
    const name = `${row.method} ${row.path}`
    const preparation = preparations[name]
    const client = clientOf(aSimulator({ rateLimit: 1_000_000 }))
    const requests = validRequest(described, row.path, row.operation, { ...knownAlways, ...idsFor[row.path], ...preparation?.names })
    for (const template of fc.sample(requests, { numRuns: RUNS, seed: 2 })) {
      await client.signIn(personaFor(row.path))
      const made = await preparation?.make(client)
      const asked = made === undefined ? template : (JSON.parse(JSON.stringify(template).replaceAll(MADE, made)) as Asked)
      const sent = row.method === 'GET' ? undefined : asked.body
      const { status, body } = await client.send<unknown>(row.method, pathOf(asked), sent)
      add(row.method, row.path, status, body)
    }
  }
  for (const [id, bodies] of examples()) {
    const schema = Object.entries(contract[id as keyof typeof contract].answers).find(([status]) => status.startsWith('2'))?.[1]
    for (const body of bodies) if (schema) found.push({ from: `example of ${id}`, schema: schema as ZodMiniType, body })
  }
  return found
}

const answers = await collect()

const DECIMAL = /^-?\d+\.\d+$/
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/

/** The cursor of a page of which only its number is known. */
const NUMBERED = 'page=2'

/** A value without the distinction between null and absent, with times to the second and decimals without trailing zeros. */
const meaning = (value: unknown): unknown => {
  if (typeof value === 'string' && TIME.test(value)) return Math.floor(Date.parse(value) / 1000)
  if (typeof value === 'string' && DECIMAL.test(value)) return value.replace(/\.?0+$/, '')
  if (Array.isArray(value)) return value.map(meaning)
  if (typeof value !== 'object' || value === null) return value
  const { links: _, ...row } = value as Record<string, unknown>
  const meta = row['meta'] as { next_cursor?: unknown } | undefined
  return Object.fromEntries(
    Object.entries({ ...row, ...(meta && { meta: { next_cursor: meta.next_cursor } }) }).flatMap(([key, inner]) =>
      inner === null || inner === undefined ? [] : [[key, meaning(inner)]],
    ),
  )
}

const numberedPages = (value: unknown): unknown => {
  const meta = (value as { meta?: { next_cursor?: unknown } } | null)?.meta
  return meta?.next_cursor ? { ...(value as object), meta: { ...meta, next_cursor: NUMBERED } } : value
}

const withIntegers = (value: unknown, ids: IntegerIds): unknown => {
  if (Array.isArray(value)) return value.map((one) => withIntegers(one, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && /^id$|_id$/.test(key) ? String(ids.integerOf(inner)) : withIntegers(inner, ids),
    ]),
  )
}

test('every operation with a response body is among the responses', () => {
  const promised = Object.values(contract).filter(({ answers: one }) =>
    Object.entries(one).some(([status, schema]) => status < '3' && schema),
  )
  expect(new Set(answers.map(({ schema }) => schema)).size).toBeGreaterThan(30)
  expect(answers.length).toBeGreaterThan(promised.length * RUNS)
})

describe.each(Object.entries(formats).map(([name, format], row) => ({ name, format, row })))('with $name', ({ format, row }) => {
  const some = dailyThird(answers, row)

  test('every response is parsed to the same value', () => {
    for (const { from, schema, body } of some) {
      const ids = new IntegerIds()
      const parsed = parseBody(formatBody(schema, body, format, ids), schema)
      const expected = parseBody(JSON.stringify(format.ids ? withIntegers(body, ids) : body), schema)
      if (parsed.issues.length + expected.issues.length > 0) throw new Error(`${from}: ${JSON.stringify(parsed).slice(0, 300)}`)
      expect(parsed.findings.filter(({ type }) => type !== 'difference')).toEqual([])
      const value = format.cursors?.startsWith('numbered') ? numberedPages(expected.value) : expected.value
      expect(meaning(parsed.value), from).toEqual(meaning(value))
    }
  })

  test('some response differs from what was sent, and that is reported', () => {
    const told = some.flatMap(({ schema, body }) => parseBody(formatBody(schema, body, format), schema).findings)
    expect(told).not.toEqual([])
  })
})

test('a conforming response reports no difference', () => {
  for (const { from, schema, body } of answers) {
    expect(parseBody(JSON.stringify(body), schema), from).toMatchObject({ issues: [], findings: [] })
  }
})
