import type { DepositToken, DepositWallet } from '#sdk'
import type { MoneyOptions } from '../../lib/format.ts'
import type { Texts } from '../../i18n/catalogue.ts'

/** A network by its full name, which no line breaks at its hyphen; one that this version does not know keeps the server's. */
export const networkName = (t: Texts<'assets'>, network: string): string =>
  (network === 'BSC' ? t.bsc() : network).replaceAll('-', '\u2060-\u2060')

/** The tokens that an address takes, as a sentence lists them. */
export const tokenNames = ({ tokens }: DepositWallet): string => tokens.map(({ token }) => token).join(', ')

export const tokenOf = ({ tokens }: DepositWallet, token: string | null): DepositToken | null =>
  tokens.find((one) => one.token === token) ?? null

/** A limit as it is said: every digit that it has, and none that it has not. */
export const plainly: MoneyOptions = { exact: true, minimum: 0 }
