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

/** The tokens an address accepts, any one of which may be meant: "MATU, USDT, or BNB". */
export const anyToken = (wallet: DepositWallet, locale: Locale): string =>
  new Intl.ListFormat(languageTag[locale], { type: 'disjunction' }).format(acceptedTokens(wallet).map(({ token }) => token))

export const tokenOf = (wallet: DepositWallet, token: string | null): AcceptedToken | null =>
  acceptedTokens(wallet).find((one) => one.token === token) ?? null

/** The smallest deposit of a token, if the server says so. */
export const minimumOf = (
  accepted: AcceptedToken | null,
  money: (value: string, unit: string, options: MoneyOptions) => string,
): string | null => (accepted?.minimum_amount === undefined ? null : money(accepted.minimum_amount, accepted.token, plainly))

/** Format of a limit: every digit, but no trailing zeros. */
const plainly: MoneyOptions = { exact: true, whole: true }
