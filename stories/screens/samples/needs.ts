import type { LinkedNeed } from '#design-system/lib/needs.ts'

export const codeNeed = {
  kind: 'withdrawal-code',
  id: 'wd-77',
  amount: '320.000000000000000001',
  token: 'MATU',
  href: '#wd-77',
} satisfies LinkedNeed
export const refillNeed = {
  kind: 'uta-refill',
  id: 'req-1',
  amount: '500',
  token: 'USDT',
  here: true,
  transaction: 'tx-9',
  href: '#req-1',
} satisfies LinkedNeed
export const walletNeed = {
  kind: 'waiting-wallet',
  id: 'tw-3',
  label: 'Travel phone',
  opens_at: '2026-08-15T09:20:00Z',
  href: '#tw-3',
} satisfies LinkedNeed

/** One of each kind. */
export const allNeeds: LinkedNeed[] = [codeNeed, refillNeed, walletNeed]
