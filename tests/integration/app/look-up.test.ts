import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Transaction } from '#sdk'
import { byTransaction } from '#app/src/money/look-up.ts'
import { examples } from '#mocks/fixtures/examples.ts'
import type { Rig } from '../sdk/rig.ts'
import { startRig } from '../sdk/rig.ts'

const KEY = '7d9f2a54-6c3b-4a6e-9a8f-2f1d8c3b5e10'
const KNOWN = '0b1a7c3e-1111-4222-8333-944455556666'
const STRANGER = 'ffffffff-6c3b-4a6e-9a8f-2f1d8c3b5e10'

let rig: Rig
let again: () => void
beforeAll(async () => ({ rig, again } = await startRig()))
beforeEach(() => again())
afterAll(() => rig.server.close())

const row = (id: string, idempotency_key: string | null): Transaction => ({
  ...examples.getTransaction.answer,
  id,
  related_id: `wd-${id}`,
  idempotency_key,
})

/** A server with these transactions, which responds to a list filtered by a key. */
function serve(answer: (key: string) => Transaction[]): void {
  rig.server.reply = (request, response) => {
    const key = new URL(request.url ?? '', 'http://server').searchParams.get('idempotency_key') ?? ''
    const page = {
      data: answer(key),
      links: { prev: null, next: null },
      meta: { path: '/', per_page: 20, next_cursor: null, prev_cursor: null },
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(page))
  }
}
const filtering = (rows: Transaction[]) => (key: string) => rows.filter((one) => one.idempotency_key === key)
const lookUp = byTransaction(({ related_id }) => related_id)

describe('the look-up of an unknown outcome', () => {
  it('the one row with the same key is the outcome', async () => {
    serve(filtering([row('1', KEY), row('2', KNOWN)]))
    expect(await lookUp(KEY, KNOWN)).toEqual({ state: 'found', result: 'wd-1' })
  })

  it.each<[string, (key: string) => Transaction[]]>([
    ['the filter is ignored', () => [row('1', STRANGER), row('2', KNOWN)]],
    ['the filter is ignored and no key is kept', () => [row('1', null), row('2', null)]],
    ['the key is not echoed', () => [row('1', null)]],
    ['the row carries the key of another', () => [row('1', STRANGER)]],
    ['the row carries the key in another case', () => [row('1', KEY.toUpperCase())]],
    ['two rows carry it', (key) => [row('1', key), row('2', key)]],
    ['the row names no object', (key) => [{ ...row('1', key), related_id: null }]],
  ])('%s: the outcome stays unknown', async (_, answer) => {
    serve(answer)
    for (const known of [KNOWN, null]) expect(await lookUp(KEY, known)).toEqual({ state: 'unsure' })
  })
})

describe('"not found" counts only from a server that has proved that it stores keys', () => {
  it('proved by a request that is known to have been processed: not found', async () => {
    serve(filtering([row('2', KNOWN)]))
    expect(await lookUp(KEY, KNOWN)).toEqual({ state: 'absent' })
  })

  it.each<[string, (key: string) => Transaction[], string | null]>([
    ['nothing was sent from here before', filtering([]), null],
    ['it filters, and never stored a key', filtering([row('1', null), row('2', null)]), KNOWN],
    ['it shows another one under the key that it should know', (key) => (key === KNOWN ? [row('2', STRANGER)] : []), KNOWN],
    ['only the key itself could show it', filtering([]), KEY],
  ])('%s: the outcome stays unknown', async (_, answer, known) => {
    serve(answer)
    expect(await lookUp(KEY, known)).toEqual({ state: 'unsure' })
  })

  it('without a response the outcome stays unknown', async () => {
    rig.server.reply = (_, response) => void response.writeHead(500).end()
    await expect(lookUp(KEY, KNOWN)).rejects.toMatchObject({ kind: 'server' })
  })
})
