import type { QueryClient } from '@tanstack/react-query'

/** A read, named by the address of its operation as the generated keys split it. */
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
const recoveryCodes: Read = ['user', 'two-factor-recovery-codes']

/** Which write spoils which reads: keyed by the write's operation, applied in one place (query/client.ts). */
export const invalidations: Readonly<Record<string, readonly Read[]>> = {
  // A session begins with an empty cache: signing in spoils nothing.
  login: [],
  loginWithGoogle: [],
  answerTwoFactorChallenge: [],
  registerUser: [],
  requestPasswordReset: [],
  resetPassword: [],

  closeBanner: [banners],
  updateUserSettings: [settings],
  updateProfile: [me, verification],
  changePassword: [settings],
  sendVerificationCode: [],
  confirmVerification: [verification, me, settings],
  confirmPassword: [],
  // The key and the codes are read once and kept nowhere (query: gcTime 0): what is not shown any more cannot be spoilt.
  enableTwoFactor: [],
  confirmTwoFactor: [verification, settings, banners],
  disableTwoFactor: [verification, settings],
  renewRecoveryCodes: [recoveryCodes],

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

/** Marks the spoiled reads; those on the screen are asked for again, lists by cursor too. */
export function invalidateAfter(client: QueryClient, operation: unknown): void {
  for (const key of invalidations[String(operation)] ?? []) {
    void client.invalidateQueries({ queryKey: key })
    void client.invalidateQueries({ queryKey: ['infinite', ...key] })
  }
}
