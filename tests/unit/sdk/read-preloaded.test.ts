import { describe, expect, it } from 'vitest'
import { string, strictObject } from 'zod/mini'
import { readPreloaded } from '#sdk/http/read-preloaded.ts'

const Deal = strictObject({ pair: string() })
const respond = (body: string, status = 200) => ({
  token: null,
  locale: 'en',
  responses: { '/landing/uta-deals': Promise.resolve(new Response(body, { status })) },
})
const read = (preloaded: Parameters<typeof readPreloaded>[0]) => readPreloaded(preloaded, '/landing/uta-deals', Deal)

describe('a preloaded response', () => {
  it('is parsed and checked like any other, and stays for later readers', async () => {
    const preloaded = respond('{"pair":"BTC/USDT"}')
    expect(await read(preloaded)).toEqual({ pair: 'BTC/USDT' })
    expect(await read(preloaded)).toEqual({ pair: 'BTC/USDT' })
  })

  it.each([
    ['nothing was asked for', () => null],
    ['another address was', () => ({ token: null, locale: 'en', responses: {} })],
    ['it was refused', () => respond('{"message":"Server Error"}', 500)],
    ['it is no JSON', () => respond('<html></html>')],
    ['it is of the wrong shape', () => respond('{"pair":true}')],
    [
      'the line broke',
      () => ({ token: null, locale: 'en', responses: { '/landing/uta-deals': Promise.reject(new TypeError('network')) } }),
    ],
  ])('is absent if %s, and requested normally', async (_, load) => {
    const preloaded = load()
    expect(await read(preloaded)).toBeNull()
    expect(preloaded?.responses ?? {}).toEqual({})
  })
})
