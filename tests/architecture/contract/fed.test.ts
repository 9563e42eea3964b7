import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { examples, problems } from '#mocks/fixtures/examples.ts'
import { responseOf, readContract, rowsOf, type Contract, type Media } from '#openapi/tools/contract.ts'
import { createCheck } from '#openapi/tools/verify/check.ts'
import { aSimulator, clientOf } from '../../unit/mocks/client.ts'
import { idsFor, personaFor } from '../../integration/mocks/preparations.ts'

const valuesOf = (media: Media | undefined): unknown[] =>
  !media ? [] : media.examples ? Object.values(media.examples).map(({ value }) => value) : [media.example]

const fixtures: Record<string, { request?: unknown; answer?: unknown; answers?: Record<string, unknown> }> = examples

/** Examples without a fixture: no story shows them and no test sends them. */
const unfed = (contract: Contract): string[] =>
  rowsOf(contract).flatMap(({ operation }) => {
    const { request, answer, answers } = fixtures[operation.operationId] ?? {}
    const given = [answer, ...Object.values(answers ?? {}), ...Object.values(problems)]
    const missing = Object.entries(operation.responses).flatMap(([status, one]) =>
      valuesOf(responseOf(contract, one).content?.['application/json'])
        .filter((value) => !given.some((known) => isDeepStrictEqual(known, value)))
        .map(() => `${operation.operationId} ${status}`),
    )
    const sent = valuesOf(operation.requestBody?.content['application/json'])
    return [...missing, ...(sent.every((value) => isDeepStrictEqual(value, request)) ? [] : [`${operation.operationId} request`])]
  })

describe('every example of the contract', () => {
  it('is a fixture: shown in Storybook (contract/Examples) and parsed by the SDK’s tests', () => expect(unfed(readContract())).toEqual([]))

  it('canary: an example without a generated fixture is found', () => {
    const contract = readContract()
    const example = contract.paths['/api/prefences']!['get']!.responses['200']!.content!['application/json']!.example as Record<
      string,
      unknown
    >
    example['matu_price'] = '2'
    contract.components.responses['QuoteExpired']!.content!['application/json']!.example = { message: 'Late.' }
    expect(unfed(contract)).toEqual(expect.arrayContaining(['getPreferences 200', 'exchangeTokens 409']))
  })

  it('of a request is valid for the simulator', async () => {
    const contract = readContract()
    const check = createCheck(contract)
    const statuses: Record<string, number> = {}
    for (const { method, path, operation } of rowsOf(contract)) {
      const request = fixtures[operation.operationId]?.request
      if (request === undefined) continue
      const client = clientOf(aSimulator({ rateLimit: 1_000_000 }))
      await client.signIn(personaFor(path))
      const id = idsFor[path]?.['id']?.[0]
      const to = path.replace('{channel}', 'phone').replaceAll(/\{\w+\}/g, typeof id === 'string' ? id : 'wd-77')
      const { status, headers, body } = await client.send(method, to, request)
      statuses[operation.operationId] = status
      expect(check(operation.operationId, operation, { status, headers, text: status === 204 ? '' : JSON.stringify(body) })).toEqual([])
    }
    // Rejected requests must be rejected because of the data (an old code, a spent balance), not because of their shape.
    expect(Object.values(statuses).filter((status) => status < 300).length).toBeGreaterThan(Object.keys(statuses).length / 3)
    expect(Object.values(statuses).filter((status) => status >= 500)).toEqual([])
  })
})
