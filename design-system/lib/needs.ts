import type { Token, Transaction, TrustedWallet } from '#sdk'
import { walletName } from './trustedWallet.ts'

/** Something of the user's that waits: for a code, for its arrival, or for its day. Amounts are positive decimal strings. */
export type Need =
  | { kind: 'withdrawal-code'; id: string; amount: string; token: Token }
  /** `amount` is `null` if only the request is known. `here`: it was started on this device, which can follow it. */
  | { kind: 'uta-refill'; id: string; amount: string | null; token: Token; here: boolean; transaction: string | null }
  | { kind: 'waiting-wallet'; id: string; label: string; opens_at: string }

/** With the address of the page that settles it. */
export type LinkedNeed = Need & { href: string }

export interface NeedSources {
  /** The newest transactions. */
  transactions: readonly Transaction[]
  /** Withdrawals that wait for their codes, of any age. The newest transactions may contain them too, and are then right about them. */
  waiting: readonly Transaction[]
  wallets: readonly TrustedWallet[]
  /** Request id of the refill that this device follows. */
  running: string | null
}

const positive = (amount: string): string => amount.replace(/^-/, '')

const isOnItsWay = ({ type, status }: Transaction): boolean => type === 'uta_refill' && (status === 'processing' || status === 'accepted')

/** What needs the user, most urgent first: codes expire, transfers arrive without any action, wallets become active tomorrow. */
export function needsOf({ transactions, waiting, wallets, running }: NeedSources): Need[] {
  const older = waiting.filter(({ id }) => transactions.every((one) => one.id !== id))
  const codes = [...transactions, ...older].flatMap(({ type, status, related_id, amount, token }): Need[] =>
    type === 'withdrawal' && status === 'awaiting_confirmation' && related_id !== null
      ? [{ kind: 'withdrawal-code', id: related_id, amount: positive(amount), token }]
      : [],
  )
  const refills = transactions.filter(isOnItsWay).map(({ id, related_id, amount, token }): Need => {
    const here = running !== null && related_id === running
    return { kind: 'uta-refill', id: related_id ?? id, amount: positive(amount), token, here, transaction: id }
  })
  // A request that the list does not show may still be on its way: its page asks.
  const unlisted = running !== null && transactions.every(({ related_id }) => related_id !== running)
  const closed = wallets.flatMap((wallet): Need[] =>
    wallet.status === 'waiting' && typeof wallet.opens_at === 'string'
      ? [{ kind: 'waiting-wallet', id: wallet.id, label: walletName(wallet), opens_at: wallet.opens_at }]
      : [],
  )
  return [
    ...codes,
    ...(unlisted
      ? [{ kind: 'uta-refill' as const, id: running, amount: null, token: 'USDT' as const, here: true, transaction: null }]
      : []),
    ...refills,
    ...closed,
  ]
}
