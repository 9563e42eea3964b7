import { describe, expect, it } from 'vitest'
import { amountProblem, formatAmount, parseAmount } from '#design-system/forms/amount.ts'
import { locales } from '#design-system/i18n/tags.ts'
import { lookAlike } from '#design-system/lib/address.ts'
import { feesOf } from '#design-system/lib/fees.ts'
import { add, compare, isZero } from '#design-system/lib/money.ts'
import {
  cardRequest,
  otherDestinations,
  failsCheckDigit,
  isLate,
  maxOf,
  quoteOf,
  usableFirst,
  walletRequest,
} from '#design-system/lib/withdrawal.ts'
import { trustedWalletSchema } from '#design-system/screens/trusted-wallets/TrustedWalletAddScreen.schema.ts'
import { walletSchema } from '#design-system/screens/withdraw/wallet.schema.ts'
import type { WalletRules } from '#design-system/screens/withdraw/wallet.schema.ts'

const CASES = 10_000

/** Seeded random numbers, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number): number => Math.floor(next() * count)
  const digits = (count: number): string => Array.from({ length: count }, () => below(10)).join('')
  /** A canonical amount: dust, zero, nine digits, up to 18 decimals. */
  const amount = (most = 9): string => {
    const whole = digits(below(most + 1)).replace(/^0+(?=\d)/, '') || '0'
    const fraction = digits(below(19)).replace(/0+$/, '')
    return whole + (fraction && `.${fraction}`)
  }
  return { below, amount }
}

describe('money, 10,000 cases each', () => {
  it.each(locales)('an amount formatted in %s is parsed back to the last digit', (locale) => {
    const { amount } = dice(11)
    for (let count = 0; count < CASES; count += 1) {
      const value = amount(12)
      const read = parseAmount(formatAmount(value, locale), locale)
      if (read.value !== value) expect({ value, locale, read }).toBe(value)
    }
  })

  const terms = (draw: ReturnType<typeof dice>) => {
    const [usdt, matu, bnb] = [draw.amount(), draw.amount(), draw.amount()]
    const fees = feesOf({
      tokens_operations_fee: draw.amount(2),
      matu_fee_discount_percent: String(draw.below(101)),
      matu_price: draw.amount(2),
    })
    const available = (token: string) => ({ USDT: usdt, MATU: matu, BNB: bnb })[token] ?? '0'
    return { fees, available }
  }
  const tokens = ['USDT', 'MATU', 'BNB'] as const

  it('fee and received amount add up to the amount if both are in one token; otherwise the whole amount is received', () => {
    const draw = dice(22)
    for (let count = 0; count < CASES; count += 1) {
      const given = terms(draw)
      const token = tokens[draw.below(3)]!
      const amount = draw.amount()
      const { fee, arrives } = quoteOf(amount, token, draw.below(2) ? 'matu' : 'usdt', given)
      const right =
        fee.token !== token
          ? arrives === amount
          : compare(amount, fee.amount) > 0
            ? compare(add(fee.amount, arrives), amount) === 0
            : isZero(arrives)
      if (!right) expect({ amount, token, fee, arrives }).toBeNull()
    }
  })

  it('Max never exceeds the available amount and is accepted; one unit more is rejected', () => {
    const draw = dice(33)
    let accepted = 0
    // One schema with changing terms: creating ten thousand schemas is slow.
    let given = terms(draw)
    const schema = walletSchema({
      available: (token) => given.available(token),
      get fees() {
        return given.fees
      },
      own: null,
      wallets: [],
      earlier: [],
      trustedOnly: false,
    })
    for (let count = 0; count < CASES; count += 1) {
      given = terms(draw)
      const token = tokens[draw.below(3)]!
      const fee_type = draw.below(2) ? 'matu' : 'usdt'
      const most = maxOf(token, given)
      if (compare(most, given.available(token)) > 0) expect({ most, token }).toBeNull()
      const values = { token, to: otherDestinations, address: '0x52908400098527886E0F7030069857D2E4169EE7', compared: '', fee_type }
      const errors = (amount: string) =>
        schema.safeParse({ ...values, amount }).error?.issues.filter(({ path }) => path[0] === 'amount') ?? []
      const { fee } = quoteOf(most, token, fee_type, given)
      const payable = !isZero(most) && (fee.token !== token || compare(most, fee.amount) > 0)
      if (payable !== (errors(most).length === 0)) expect({ most, token, fee, issues: errors(most) }).toBeNull()
      if (payable) accepted += 1
      const over = add(most, '0.000000000000000001')
      if (errors(over).length === 0) expect({ over, most, token }).toBeNull()
    }
    expect(accepted).toBeGreaterThan(CASES / 3)
  })

  it('canary: a float in between is found', () => {
    const { amount } = dice(44)
    const wrong = Array.from({ length: CASES }, () => amount()).filter(
      (value) => amountProblem(String(Number(value))) !== null || String(Number(value)) !== value,
    )
    expect(wrong.length).toBeGreaterThan(0)
  })
})

describe('destinations of a withdrawal', () => {
  const wallet = (id: string, address: string, status: 'active' | 'waiting' = 'active') => ({ id, label: id, address, status })
  const rules = {
    available: () => '100',
    fees: feesOf({ tokens_operations_fee: '2.5', matu_fee_discount_percent: '20', matu_price: '1' }),
    own: null,
    wallets: [
      wallet('tw-1', '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E'),
      wallet('tw-3', '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2', 'waiting'),
    ],
    earlier: [],
  }
  const values = {
    token: 'USDT',
    amount: '50',
    to: otherDestinations,
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    compared: '',
    fee_type: 'usdt',
  }
  const wrong = (trustedOnly: boolean, change: Partial<typeof values>, given: Partial<WalletRules> = {}) =>
    walletSchema({ ...rules, ...given, trustedOnly })
      .safeParse({ ...values, ...change })
      .error?.issues.filter(({ path }) => ['to', 'address', 'compared'].includes(String(path[0])))
      .map(({ path, message }) => [path[0], message]) ?? []

  it('rejects a typed address and accepts a wallet of the list', () => {
    expect(wrong(true, {})).toEqual([['to', 'forms.choice']])
    expect(wrong(true, { to: 'tw-1' })).toEqual([])
    expect(wrong(true, { to: 'tw-2' })).toEqual([['to', 'forms.choice']])
    expect(wrong(true, { to: 'tw-3' })).toEqual([['to', 'forms.choice']])
    expect(wrong(false, {})).toEqual([])
  })

  const mistyped = '0x52908400098527886E0F7030069857D2E4169Ee7'
  const imitation = `0x7a3f${'0'.repeat(32)}c91e`

  it.each([
    ['a failed checksum', mistyped],
    ['an imitation of a trusted wallet', imitation],
  ])('%s is valid, but has to be compared, and so has the next one', (_, address) => {
    expect(wrong(false, { address })).toEqual([['compared', 'forms.accepted']])
    expect(wrong(false, { address, compared: address })).toEqual([])
    expect(wrong(false, { address, compared: values.address })).toEqual([['compared', 'forms.accepted']])
  })

  it('a trusted wallet is checked as a typed address is', () => {
    const to = (address: string, given: Partial<WalletRules> = {}, compared = '') =>
      wrong(true, { to: 'tw-1', compared }, { wallets: [wallet('tw-1', address)], ...given })
    expect(to(`0x${'0'.repeat(40)}`)).toEqual([['to', 'forms.address_zero']])
    expect(to(values.address, { own: values.address.toLowerCase() })).toEqual([['to', 'forms.address_own']])
    expect(to(mistyped)).toEqual([['compared', 'forms.accepted']])
    const earlier = [{ label: 'Cold wallet', address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E' }]
    expect(to(imitation, { earlier })).toEqual([['compared', 'forms.accepted']])
    expect(to(imitation, { earlier }, imitation)).toEqual([])
  })

  it('a new trusted wallet too', () => {
    const wrongOf = (address: string, compared = '') =>
      trustedWalletSchema(values.address, [{ label: 'Cold wallet', address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E' }])
        .safeParse({ label: 'New', address, compared })
        .error?.issues.map(({ path, message }) => [path[0], message]) ?? []
    expect(wrongOf(`0x${'0'.repeat(40)}`)).toEqual([['address', 'forms.address_zero']])
    expect(wrongOf(values.address)).toEqual([['address', 'forms.address_own']])
    for (const address of [mistyped.replace('5290', '5291'), imitation]) {
      expect(wrongOf(address)).toEqual([['compared', 'forms.accepted']])
      expect(wrongOf(address, address)).toEqual([])
    }
  })
})

describe('the submission', () => {
  it('contains the form’s values, with one destination', () => {
    const values = { token: 'USDT', amount: '1.000000000000000001', to: 'tw-1', address: '0x1', fee_type: 'matu' }
    expect(walletRequest(values)).toEqual({
      method: 'wallet',
      token: 'USDT',
      amount: '1.000000000000000001',
      fee_type: 'matu',
      trusted_wallet_id: 'tw-1',
    })
    expect(walletRequest({ ...values, to: otherDestinations })).toEqual({
      method: 'wallet',
      token: 'USDT',
      amount: '1.000000000000000001',
      fee_type: 'matu',
      address: '0x1',
    })
  })

  it('contains a card number without the spaces of its mask', () => {
    expect(cardRequest({ amount: '5', card_number: '4111 1111 1111 1111', card_holder: ' VERA LINDT ', fee_type: 'usdt' })).toMatchObject({
      card_number: '4111111111111111',
      card_holder: 'VERA LINDT',
    })
  })
})

describe('destinations', () => {
  const cold = { address: '0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e', label: 'Cold wallet' }

  it('an address with the ends of a known one and another middle is flagged; the known one itself is not', () => {
    const poisoned = `0x7a3f${'0'.repeat(32)}c91E`
    expect(lookAlike(poisoned, [cold])).toEqual(cold)
    expect(lookAlike(cold.address.toLowerCase(), [cold])).toBeNull()
    expect(lookAlike('0x52908400098527886E0F7030069857D2E4169EE7', [cold])).toBeNull()
    expect(lookAlike('0x7A3f', [cold])).toBeNull()
  })

  it('active wallets come first, the last used one on top', () => {
    const wallet = (id: string, status: 'active' | 'waiting', last_used_at: string | null) => ({ id, status, last_used_at }) as never
    const sorted = usableFirst([wallet('a', 'waiting', null), wallet('b', 'active', null), wallet('c', 'active', '2026-08-01T00:00:00Z')])
    expect(sorted.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })

  it('a mistyped card digit is detected, an incomplete number is not', () => {
    expect(failsCheckDigit('4111 1111 1111 1111')).toBe(false)
    expect(failsCheckDigit('4111 1111 1111 1112')).toBe(true)
    expect(failsCheckDigit('4111 11')).toBe(false)
  })
})

describe('a late withdrawal', () => {
  const until = Date.parse('2026-08-14T14:00:00Z')
  const one = { status: 'processing', processed_until: '2026-08-14T14:00:00Z' } as const
  it('is one that has not ended by the announced time', () => {
    expect(isLate(one, until)).toBe(false)
    expect(isLate(one, until + 1)).toBe(true)
    expect(isLate({ ...one, status: 'confirming' }, until + 1)).toBe(true)
    expect(isLate({ ...one, status: 'done' }, until + 1)).toBe(false)
    expect(isLate({ ...one, processed_until: null }, until + 1)).toBe(false)
  })
})
