import type { DepositToken, DepositWallet, Token } from '#sdk'
import type { MoneyOptions } from '../../lib/format.ts'
import type { Texts } from '../../i18n/catalogue.ts'
import type { Locale } from '../../i18n/tags.ts'
import { languageTag } from '../../i18n/tags.ts'

/** Full name of a network; an unknown one is shown as the server sent it. */
export const networkName = (t: Texts<'assets'>, network: string): string => (network === 'BSC' ? t.bsc() : network)

/** A token that an address accepts; without a contract and a minimum if the server returns the address alone. */
export type AcceptedToken = DepositToken | { token: Token; minimum_amount?: never }

const every = ['MATU', 'USDT', 'BNB'] as const satisfies readonly Token[]

/** The tokens an address accepts. A server that does not name them accepts every token of the product. */
export const acceptedTokens = ({ tokens }: DepositWallet): readonly AcceptedToken[] => tokens ?? every.map((token) => ({ token }))

/** The tokens an address accepts: "MATU, USDT, and BNB". */
export const allTokens = (wallet: DepositWallet, locale: Locale): string =>
  new Intl.ListFormat(languageTag[locale]).format(acceptedTokens(wallet).map(({ token }) => token))

const anyOf = (locale: Locale) => new Intl.ListFormat(languageTag[locale], { type: 'disjunction' })

/** The tokens an address accepts, any one of which may be meant: "MATU, USDT, or BNB". */
export const anyToken = (wallet: DepositWallet, locale: Locale): string =>
  anyOf(locale).format(acceptedTokens(wallet).map(({ token }) => token))

export const tokenOf = (wallet: DepositWallet, token: string | null): AcceptedToken | null =>
  acceptedTokens(wallet).find((one) => one.token === token) ?? null

type Money = (value: string, unit: string, options: MoneyOptions) => string

/** The smallest deposit of a token, if the server says so. */
export const minimumOf = ({ token, minimum_amount }: AcceptedToken, money: Money): string | null =>
  minimum_amount === undefined ? null : money(minimum_amount, token, plainly)

/** The smallest deposits of all tokens of an address: "10 MATU, 1 USDT, or 0.01 BNB"; `null` if the server does not say them. */
export const anyMinimum = (wallet: DepositWallet, locale: Locale, money: Money): string | null => {
  const minima = acceptedTokens(wallet).flatMap((accepted) => minimumOf(accepted, money) ?? [])
  return minima.length === 0 ? null : anyOf(locale).format(minima)
}

/** Format of a limit: every digit, but no trailing zeros. */
const plainly: MoneyOptions = { exact: true, whole: true }
