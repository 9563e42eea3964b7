import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction, TransactionPage } from '#sdk'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { text } from '#mocks/texts/text.ts'
import { transactionTypeNames, transactionTypes } from '#mocks/texts/transaction-types.ts'
import type { Client } from './client.ts'
import { aSimulator, clientOf } from './client.ts'

describe('the list and the search of transactions', () => {
  let client: Client
  let all: Transaction[]
  beforeAll(async () => {
    client = clientOf(aSimulator())
    await client.signIn('trader')
    all = (await client.get<TransactionPage>('/api/transactions?per_page=200')).body.data
  })
  const found = async (search: string, language = 'en') =>
    (
      await client.get<TransactionPage>(`/api/transactions?per_page=200&search=${encodeURIComponent(search)}`, {
        'Accept-Language': language,
      })
    ).body.data

  it('finds an id, a counterparty, an address and a hash, in upper or lower case', async () => {
    const deposit = all.find(({ type }) => type === 'deposit')!
    for (const text of [deposit.id, deposit.address!.toUpperCase().replace('0X', '0x'), deposit.tx_hash!.slice(0, 20)])
      expect(
        (await found(text)).map(({ id }) => id),
        text,
      ).toContain(deposit.id)
    const named = await found('COLD wal')
    expect(named.length).toBeGreaterThan(0)
    expect(named.every(({ counterparty }) => counterparty === 'Cold wallet')).toBe(true)
  })

  it('finds a type by its name in the language of the request', async () => {
    for (const [language, name] of [
      ['en', 'Conversion'],
      ['de', 'tausch'],
      ['ru', 'обмен'],
      ['es', 'conversión'],
    ] as const)
      // prettier-ignore
      expect(new Set((await found(name, language)).map(({ type }) => type)), language).toEqual(new Set(['exchange']))
    expect(await found('tausch', 'en')).toEqual([])
  })

  it('gives the reason of a rejection in the language of the request', async () => {
    const rejected = all.find(({ status }) => status === 'rejected')!
    for (const locale of locales) {
      const said = text(locale, 'money.refused')
      const headers = { 'Accept-Language': locale }
      expect((await client.get<Transaction>(`/api/transactions/${rejected.id}`, headers)).body.failure_reason, locale).toBe(said)
      expect(
        (await found(rejected.id, locale)).map(({ failure_reason }) => failure_reason),
        locale,
      ).toEqual([said])
    }
  })

  it('finds an amount of either token by its beginning, without the sign', async () => {
    expect((await found('320')).map(({ amount }) => amount)).toContain('-320')
    expect((await found('325.2')).map(({ counter_amount }) => counter_amount)).toContain('325.2')
  })

  it('knows the types by the names that the application shows', async () => {
    for (const locale of locales) {
      await loadAreas(locale, ['frame'])
      const { type } = textsOf(locale, 'frame').transaction
      for (const one of transactionTypes) expect(transactionTypeNames[locale][one], `${locale} ${one}`).toBe(type[one]())
    }
  })
})
