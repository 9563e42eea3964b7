import type { QueryClient } from '@tanstack/react-query'

/** A query, named by its operation's path, split as in the generated query keys. */
type Read = readonly string[]

const me: Read = ['api', 'users', 'me']
const settings: Read = ['api', 'users', 'settings']
const verification: Read = ['api', 'verification']
const banners: Read = ['api', 'promo-banner']
const balances: Read = ['api', 'balances']
const transactions: Read = ['api', 'transactions']
const uta: Read = ['api', 'uta']
const statistics: Read = ['api', 'statistics-uta']
const bonus: Read = ['api', 'active-bonus']
const insurance: Read = ['api', 'insurance', 'user']
const wallets: Read = ['api', 'trust-wallet']
const sessions: Read = ['api', 'users', 'sessions']
const recoveryCodes: Read = ['user', 'two-factor-recovery-codes']

/** Which write invalidates which queries, by operation id. client.ts applies it. */
export const invalidations: Readonly<Record<string, readonly Read[]>> = {
  // A session begins with an empty cache, so signing in invalidates nothing.
  login: [],
  loginWithGoogle: [],
  answerTwoFactorChallenge: [],
  registerUser: [],
  requestPasswordReset: [],
  resetPassword: [],

  closeBanner: [banners],
  updateUserSettings: [settings],
  updateProfile: [me, verification, sessions],
  changePassword: [settings, sessions],
  sendVerificationCode: [],
  confirmVerification: [verification, me, settings],
  confirmPassword: [],
  // The secret and the codes are read once and never cached (`gcTime: 0`), so there is nothing to invalidate.
  enableTwoFactor: [],
  confirmTwoFactor: [verification, settings, banners, sessions],
  disableTwoFactor: [verification, settings, sessions],
  renewRecoveryCodes: [recoveryCodes],

  endSession: [sessions],
  endOtherSessions: [sessions],
  // A withdrawal that has not left is cancelled.
  changeFreeze: [settings, ['api', 'withdraw'], balances, transactions],

  createWithdrawal: [balances, transactions],
  confirmWithdrawal: [['api', 'withdraw'], balances, transactions],
  exchangeTokens: [balances, transactions, bonus, ['api', 'tokens-exchange']],
  subscribeToUta: [uta, balances, transactions, banners],
  requestUtaDelegation: [uta, balances, transactions, statistics],
  withdrawFromUta: [uta, balances, transactions, statistics],
  takeOutInsurance: [insurance, balances, transactions, banners],

  createTrustedWallet: [wallets],
  updateTrustedWallet: [wallets],
  deleteTrustedWallet: [wallets],
  sendTrustedWalletCode: [wallets],
  confirmTrustedWallet: [wallets],
}

/** Queries with sentences of the server: reasons, names of plans and policies, senders. A server writes them in the language of the request. */
const withServerTexts: readonly Read[] = [
  transactions,
  ['api', 'withdraw'],
  ['api', 'tokens-exchange'],
  ['api', 'uta', 'subscribe'],
  ['api', 'uta', 'delegate'],
  ['api', 'insurance'],
]

/** Active queries are fetched again, including infinite lists. */
function invalidate(client: QueryClient, reads: readonly Read[]): void {
  for (const key of reads) {
    void client.invalidateQueries({ queryKey: key })
    void client.invalidateQueries({ queryKey: ['infinite', ...key] })
  }
}

/** The server has said that the account is frozen, or another tab has. */
export const invalidateSettings = (client: QueryClient): void => invalidate(client, [settings])

/** Invalidates the queries that the operation affects. */
export const invalidateAfter = (client: QueryClient, operation: unknown): void => invalidate(client, invalidations[String(operation)] ?? [])

/** Invalidates what the server has written in the language before. */
export const invalidateServerTexts = (client: QueryClient): void => invalidate(client, withServerTexts)
