import { readFileSync } from 'node:fs'
import type { AxiosAdapter } from 'axios'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { traced } from './readme-example.ts'

test('the README shows this example of an interceptor, an adapter and a time-out from outside', () => {
  const block = /```ts\n([^`]+)```/.exec(readFileSync('sdk/README.md', 'utf8'))?.[1]
  expect(block).toBe(readFileSync('tests/integration/sdk/readme-example.ts', 'utf8'))
})

test('the example sends the header and the time-out through the adapter, and validates what it returns', async () => {
  const [data] = examples().get('listBalances') ?? []
  const sent: unknown[] = []
  const adapter: AxiosAdapter = async (config) => {
    sent.push([config.method, config.url, config.headers.get('X-Trace'), config.timeout])
    return { data, status: 200, statusText: 'OK', headers: {}, config }
  }
  expect(await traced(adapter)).toEqual(data)
  expect(sent).toEqual([
    ['get', '/sanctum/csrf-cookie', 'trace-1', 20_000],
    ['get', '/api/balances', 'trace-1', 3000],
  ])
})
