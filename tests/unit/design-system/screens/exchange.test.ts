import { describe, expect, it } from 'vitest'
import type { CurrentBonus } from '#sdk'
import { asRequest, bonusBalance, canExchange, estimate, rateOf } from '#design-system/screens/bonus/exchange.ts'
import { exchangeSchema } from '#design-system/screens/bonus/ExchangeScreen.schema.ts'
import { accountSearch, quoteSearch, parseExchangeSearch } from '#app/src/pages/bonus/exchange-search-params.ts'

const bonus = (exchangeable: string): CurrentBonus => ({
  balance: '642.75',
  exchangeable,
  token: 'MATU',
  worth_usd: '0',
  exchange_to: ['USDT', 'BNB'],
  minimum_exchange: '10',
  bonus: null,
})

describe('an estimate', () => {
  const prices = { MATU: '1.084', USDT: '1', BNB: '612.4' }
  it('is six digits long, truncated and never rounded up', () => {
    expect(estimate(prices, '400', 'MATU', 'USDT')).toBe('433.6')
    expect(estimate(prices, '1', 'USDT', 'BNB')).toBe('0.001632')
    expect(estimate(prices, '123456789.123456789012345678', 'MATU', 'USDT')).toBe('133827159.409827')
  })
  it('of a round sum is round both ways', () => {
    expect(estimate(prices, '108.4', 'USDT', 'MATU')).toBe('100')
  })
  it('of dust keeps every digit that the token has', () => {
    expect(estimate(prices, '0.000000000000000612', 'USDT', 'BNB')).toBe('0')
    expect(estimate(prices, '0.0000001', 'MATU', 'USDT')).toBe('0.0000001084')
  })
  it('needs both prices', () => {
    expect(rateOf({ MATU: '1.084', USDT: '1' }, 'MATU', 'USDT')).toBe('1.084')
    expect(estimate({ MATU: '1.084' }, '1', 'MATU', 'USDT')).toBeNull()
    expect(rateOf({ MATU: '1.084' }, 'MATU', 'USDT')).toBeNull()
    expect(rateOf({ MATU: '1.084', USDT: '0' }, 'MATU', 'USDT')).toBeNull()
  })
})

describe('an exchange draft', () => {
  it('contains the amount that was typed, and no other', () => {
    const draft = { account: 'bonus', from_token: 'MATU', to_token: 'USDT', from_amount: '100', to_amount: '108.4' } as const
    expect(asRequest({ ...draft, side: 'to_amount' })).toEqual({
      account: 'bonus',
      from_token: 'MATU',
      to_token: 'USDT',
      to_amount: '108.4',
    })
    expect(asRequest({ ...draft, side: 'from_amount' })).toEqual({
      account: 'bonus',
      from_token: 'MATU',
      to_token: 'USDT',
      from_amount: '100',
    })
  })
  it('must not exceed the available amount, to the last digit, nor be below the minimum', () => {
    const errors = (from_amount: string) =>
      exchangeSchema('642.75', '10')
        .safeParse({ from_amount, to_amount: '' })
        .error?.issues.map(({ message }) => message) ?? []
    expect(errors('642.75')).toEqual([])
    expect(errors('10')).toEqual([])
    expect(errors('642.750000000000000001')).toEqual(['forms.max_value|642.75'])
    expect(errors('9.999999999999999999')).toEqual(['forms.not_valid'])
    expect(errors('')).toEqual(['forms.required'])
    expect(errors('0')).toContain('forms.amount_positive')
  })
  it('is possible only with enough of some token', () => {
    expect(canExchange(bonusBalance(bonus('10')))).toBe(true)
    expect(canExchange(bonusBalance(bonus('9.99')))).toBe(false)
    expect(canExchange(bonusBalance(bonus('0')))).toBe(false)
  })
})

describe('the search parameters of an exchange', () => {
  const read = (query: string | Record<string, string>) => parseExchangeSearch(new URLSearchParams(query))
  it('are parsed as they were written', () => {
    expect(read(quoteSearch('main', 'ex-15', 'to_amount'))).toMatchObject({ account: 'main', quote: 'ex-15', by: 'to_amount' })
    expect(read(accountSearch('main'))).toMatchObject({ account: 'main', quote: null })
    expect(read('?token=USDT')).toMatchObject({ account: 'main', token: 'USDT' })
    expect(read('?token=USDT&from=bonus')).toMatchObject({ account: 'bonus' })
  })
  it.each(['?quote=..%2F..%2Flogout', '?quote=', '?quote=%00', `?quote=${'a'.repeat(65)}`, '?token=DOGE&by=both', ''])(
    'ignore %s',
    (query) => expect(read(query)).toEqual({ account: 'bonus', token: null, quote: null, by: 'from_amount' }),
  )
})
