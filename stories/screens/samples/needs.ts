import type { Need } from '#design-system/lib/needs.ts'

export const codeNeed = { kind: 'withdrawal-code', id: 'wd-77', amount: '320.000000000000000001', token: 'MATU' } satisfies Need
export const refillNeed = { kind: 'uta-refill', id: 'req-1', amount: '500', token: 'USDT', here: true, transaction: 'tx-9' } satisfies Need
export const walletNeed = { kind: 'waiting-wallet', id: 'tw-3', label: 'Travel phone', opens_at: '2026-08-15T09:20:00Z' } satisfies Need

/** One of each kind. */
export const allNeeds: Need[] = [codeNeed, refillNeed, walletNeed]
