import { fn } from 'storybook/test'
import type { CodeSent, Preferences, Withdrawal } from '#sdk'
import { ready } from '#design-system/lib/loadable.ts'
import { idleOutcome } from '#design-system/lib/outcome.ts'
import { idle } from '#design-system/lib/submission.ts'
import { settings, wallet } from '../samples/account.ts'
import { balances } from '../samples/balances.ts'
import { withdrawal as transaction } from '../samples/transactions.ts'

// Stories render at 14:20 UTC on 14 August 2026.

export const preferences: Preferences = {
  matu_price: '1.084',
  tokens_operations_fee: '2.5',
  matu_fee_discount_percent: '20',
  delegate_total_rewards_percent: '10',
  balance_rule_percent: '5',
  withdraw_delay: 24,
}

export const own = '0x3ed21b7C94af60835DB1c0e7718F2Aa94C6B50D8'

export const wallets = [
  wallet('tw-1', 'Cold wallet', 'active'),
  wallet('tw-2', 'Office safe', 'active', '0x11De0a9b8C7D6E5f4A3b2c1D0e9f8A7B6c5df00b'),
  wallet('tw-3', 'New phone', 'waiting', '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2'),
]

export const code: CodeSent = {
  channel: 'email',
  target: 'v…t@example.com',
  sent_at: '2026-08-14T14:19:37Z',
  resend_at: '2026-08-14T14:20:37Z',
  expires_at: '2026-08-14T14:24:37Z',
  attempts_left: 5,
  deep_link: null,
}

export const withdrawal = (change: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'wd-77',
  status: 'processing',
  method: 'wallet',
  token: 'USDT',
  network: 'BSC',
  amount: '1250',
  fee_type: 'matu',
  fee_amount: '1.845018450184501845',
  fee_token: 'MATU',
  net_amount: '1250',
  address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E',
  trusted_wallet_id: 'tw-1',
  trusted_wallet_label: 'Cold wallet',
  card_masked: null,
  code: null,
  tx_hash: null,
  confirmations: null,
  confirmations_required: null,
  failure_reason: null,
  transaction_id: 'tx-1044',
  processed_until: '2026-08-15T14:21:00Z',
  created_at: '2026-08-14T14:19:37Z',
  completed_at: null,
  ...change,
})

export const links = {
  refill: '#refill',
  exchange: '#exchange',
  addWallet: '#add',
  trustedWallets: '#wallets',
  transactions: '#transactions',
  safety: '#safety',
  twoFactor: '#2fa',
  support: '#support',
}

/** Props common to both forms. */
export const request = {
  balances: ready(balances),
  preferences: ready(preferences),
  settings: ready(settings),
  waiting: [],
  step: 'details' as const,
  onReview: fn(),
  onEdit: fn(),
  submission: idle,
  outcome: idleOutcome,
  onSend: fn(),
  links,
}

const finished = (address: string, completed_at: string) => ({
  ...transaction,
  id: address,
  status: 'done' as const,
  address,
  completed_at,
})

/** Newest first; the trusted Cold wallet is among them. */
export const earlierWithdrawals = [
  finished('0x52908400098527886E0F7030069857D2E4169EE7', '2026-08-12T18:05:00Z'),
  finished(wallets[0]!.address, '2026-08-10T18:05:00Z'),
  finished('0x8617E340B3D01FA5F11F306F4090FD50E238070D', '2026-07-30T18:05:00Z'),
  finished('0x52908400098527886E0F7030069857D2E4169EE7', '2026-06-12T18:05:00Z'),
]
