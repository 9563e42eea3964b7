import { describe, expect, it } from 'vitest'
import { string, strictObject } from 'zod/mini'
import { readAhead } from '#sdk/http/read-ahead.ts'

const Deal = strictObject({ pair: string() })
const answers = (body: string, status = 200) => ({
  token: null,
  locale: 'en',
  answers: { '/landing/uta-deals': Promise.resolve(new Response(body, { status })) },
})
const read = (early: Parameters<typeof readAhead>[0]) => readAhead(early, '/landing/uta-deals', Deal)

describe('an answer that was asked for ahead', () => {
  it('is read and checked as every other, and left for whoever comes later', async () => {
    const early = answers('{"pair":"BTC/USDT"}')
    expect(await read(early)).toEqual({ pair: 'BTC/USDT' })
    expect(await read(early)).toEqual({ pair: 'BTC/USDT' })
  })

  it.each([
    ['nothing was asked for', () => null],
    ['another address was', () => ({ token: null, locale: 'en', answers: {} })],
    ['it was refused', () => answers('{"message":"Server Error"}', 500)],
    ['it is no JSON', () => answers('<html></html>')],
    ['it is of the wrong shape', () => answers('{"pair":1}')],
    ['the line broke', () => ({ token: null, locale: 'en', answers: { '/landing/uta-deals': Promise.reject(new TypeError('network')) } })],
  ])('is nothing where %s, and asked for anew by whoever needs it', async (_, ahead) => {
    const early = ahead()
    expect(await read(early)).toBeNull()
    expect(early?.answers ?? {}).toEqual({})
  })
})
