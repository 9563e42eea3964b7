import type { DepositToken, DepositWallet } from '#sdk'
import type { MoneyOptions } from '../../lib/format.ts'
import type { Texts } from '../../i18n/catalogue.ts'
import type { Locale } from '../../i18n/tags.ts'
import { languageTag } from '../../i18n/tags.ts'

/** Full name of a network; an unknown one is shown as the server sent it. */
export const networkName = (t: Texts<'assets'>, network: string): string => (network === 'BSC' ? t.bsc() : network)

/** The tokens an address accepts: "MATU, USDT, and BNB". */
export const allTokens = ({ tokens }: DepositWallet, locale: Locale): string =>
  new Intl.ListFormat(languageTag[locale]).format(tokens.map(({ token }) => token))

/** The tokens an address accepts, each of which may be meant. */
export const tokenNames = ({ tokens }: DepositWallet): string => tokens.map(({ token }) => token).join(', ')

export const tokenOf = ({ tokens }: DepositWallet, token: string | null): DepositToken | null =>
  tokens.find((one) => one.token === token) ?? null

/** Format of a limit: every digit, but no trailing zeros. */
export const plainly: MoneyOptions = { exact: true, minimum: 0 }
