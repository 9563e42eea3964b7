import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operations } from '#mocks/routes/index.ts'
import { personaOf } from '#mocks/world/world.ts'
import { responseOf, readContract, rowsOf } from '#openapi/tools/contract.ts'
import { validatorsOf } from '#openapi/tools/validate.ts'
import { aSimulator, clientOf } from '../../unit/mocks/client.ts'
import type { Client, Reply } from '../../unit/mocks/client.ts'
import { MADE, idsFor, knownAlways, personaFor, preparations } from './preparations.ts'
import { invalidRequest, validRequest } from './requests.ts'
import type { Asked, Known } from './requests.ts'
import { isNightly } from '../../support/nightly.ts'

// C4 requires a hundred: `npm run nightly`. Fewer in every run.
const RUNS = isNightly ? 100 : 25
const contract = readContract()
const rows = rowsOf(contract).map((row) => ({ ...row, name: `${row.method} ${row.path}`, money: row.operation['x-moves-money'] === true }))

const validator = validatorsOf(contract.components.schemas)

/** The fault of a response according to the contract, if any. */
const faultOf = (row: (typeof rows)[number], reply: Reply<unknown>): string | null => {
  const given = row.operation.responses[String(reply.status)]
  if (!given) return `${row.name}: ${String(reply.status)} is not documented: ${JSON.stringify(reply.body).slice(0, 300)}`
  const media = responseOf(contract, given).content?.['application/json']
  if (!media) return reply.body === '' ? null : `${row.name}: ${String(reply.status)} has a body`
  const validate = validator(media.schema)
  const [first] = validate(reply.body) ? [] : (validate.errors ?? [])
  return first ? `${row.name} ${String(reply.status)}: ${first.instancePath} ${first.message ?? first.keyword}` : null
}

/** The simulator must also reject what the contract's schema rejects. Blank fields count as absent, like in Laravel. */
const breaksContract = (row: (typeof rows)[number], body: unknown): boolean => {
  const schema = row.operation.requestBody?.content['application/json']?.schema
  return schema !== undefined && validator(schema)(asLaravelReads(typeof body === 'string' ? parsed(body) : body)) === false
}

const asLaravelReads = (body: unknown): object =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && (typeof value !== 'string' || value.trim() !== '')))
    : {}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ask = (client: Client, method: string, { path, query, body }: Asked): Promise<Reply<unknown>> => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]])),
  )
  const sent = method === 'GET' || body === undefined ? undefined : body
  return client.send(method, `${path}${search.size > 0 ? `?${search.toString()}` : ''}`, sent)
}

interface Answered {
  asked: Asked
  reply: Reply<unknown>
}

/** Sends so many requests, each with a new sign-in and new preparations. */
const askAll = async (row: (typeof rows)[number], make: (known: Known) => fc.Arbitrary<Asked>): Promise<Answered[]> => {
  const client = clientOf(aSimulator({ rateLimit: 1_000_000 }))
  const preparation = preparations[row.name]
  const user_id = [personaOf(client.simulator.world, personaFor(row.path)).id]
  const known = { ...knownAlways, user_id, ...idsFor[row.path], ...preparation?.names }
  const generated = fc.sample(make(known), { numRuns: RUNS, seed: 1 })
  const answers: Answered[] = []
  for (const template of generated) {
    await client.signIn(personaFor(row.path))
    const made = await preparation?.make(client)
    const asked = made === undefined ? template : (JSON.parse(JSON.stringify(template).replaceAll(MADE, made)) as Asked)
    answers.push({ asked, reply: await ask(client, row.method, asked) })
  }
  return answers
}

const told = (fault: string | null, asked: Asked): string[] => (fault === null ? [] : [`${fault} for ${JSON.stringify(asked)}`])

describe('the simulator and the contract', () => {
  it('have the same operations', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  })

  it('canary: an undocumented status, an invalid response body and an invalid request are detected', () => {
    const row = (name: string) => rows.find((one) => one.name === name)!
    const reply = (status: number, body: unknown): Reply<unknown> => ({ status, body, headers: new Headers() })
    expect(faultOf(row('GET /api/balances'), reply(418, {}))).toContain('418 is not documented')
    expect(faultOf(row('GET /api/balances'), reply(200, { data: [{}] }))).toContain('GET /api/balances 200: ')
    expect(faultOf(row('GET /logout'), reply(204, {}))).toBe('GET /logout: 204 has a body')
    expect(faultOf(row('GET /logout'), reply(204, ''))).toBeNull()
    expect(breaksContract(row('POST /login'), { email: 'vera@example.com' })).toBe(true)
    expect(breaksContract(row('POST /login'), { email: 'vera@example.com', password: 'x' })).toBe(false)
  })

  it.each(rows)(`$name: ${RUNS} valid requests get documented responses, some of them a success`, async (row) => {
    const answers = await askAll(row, (known) => validRequest(contract, row.path, row.operation, known))
    expect(answers.flatMap(({ asked, reply }) => told(faultOf(row, reply), asked))).toEqual([])
    expect(answers.some(({ reply }) => reply.status < 300)).toBe(true)
  })

  it.each(rows)(`$name: ${RUNS} invalid requests get documented responses, are never accepted, and never get a 5xx`, async (row) => {
    const answers = await askAll(row, (known) => invalidRequest(contract, row.path, row.operation, known))
    const faults = answers.flatMap(({ asked, reply }) => {
      const accepted = reply.status < 400 && breaksContract(row, asked.body)
      return told(reply.status >= 500 || accepted ? `${row.name}: ${String(reply.status)}` : faultOf(row, reply), asked)
    })
    expect(faults).toEqual([])
  })

  it.each(rows.filter(({ operation }) => operation.security === undefined))('$name: a request without a session gets 401', async (row) => {
    const client = clientOf(aSimulator())
    await client.get('/sanctum/csrf-cookie')
    const path = row.path.replaceAll(/\{\w+\}/g, 'x-1')
    const reply = await client.send(row.method, path, row.method === 'GET' ? undefined : {})
    expect([reply.status, reply.body]).toEqual([401, { message: 'Unauthenticated.', code: 'http.unauthenticated' }])
  })

  it.each(rows.filter(({ method }) => method !== 'GET'))('$name: a request without the CSRF token gets 419', async (row) => {
    const client = clientOf(aSimulator())
    await client.signIn(personaFor(row.path))
    const reply = await client.send(row.method, row.path.replaceAll(/\{\w+\}/g, 'x-1'), {}, { 'X-XSRF-TOKEN': '' })
    expect(reply.status).toBe(419)
  })
})
