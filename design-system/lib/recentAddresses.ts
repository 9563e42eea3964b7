import type { Transaction } from '#sdk'
import type { KnownAddress } from './address.ts'
import { isAddress, lookAlike, sameAddress } from './address.ts'
import { wasRefunded } from './withdrawal.ts'

export interface RecentAddress {
  address: string
  /** When the last withdrawal to it arrived: ISO timestamp. */
  at: string
}

const MOST = 3

const wentTo = (address: string, { type, address: to }: Transaction): boolean =>
  type === 'withdrawal' && to !== null && sameAddress(to, address)

/** When the newest of these withdrawals to an address arrived: ISO timestamp; `null` if none of them did. */
export function lastArrivalAt(address: string, transactions: readonly Transaction[]): string | null {
  const last = transactions.find((one) => one.status === 'done' && wentTo(address, one))
  return last ? (last.completed_at ?? last.created_at) : null
}

/** Whether one of these withdrawals has arrived at an address, or is on its way to it. */
export const isKnownDestination = (address: string, transactions: readonly Transaction[]): boolean =>
  transactions.some((one) => wentTo(address, one) && !wasRefunded(one))

/**
 * The addresses of the newest finished withdrawals, each once. Trusted wallets are choices of their own and are left out, as is an address that only
 * looks like another known one: a short choice shows exactly the characters that address poisoning copies.
 */
export function recentAddresses(
  transactions: readonly Transaction[],
  trusted: readonly KnownAddress[],
  own: string | null,
): RecentAddress[] {
  const all: RecentAddress[] = []
  for (const { type, status, address, completed_at, created_at } of transactions) {
    if (type !== 'withdrawal' || status !== 'done' || address === null || !isAddress(address)) continue
    if (!all.some((one) => sameAddress(one.address, address))) all.push({ address, at: completed_at ?? created_at })
  }
  const named = all.map(({ address }) => ({ address, label: address }))
  const isOther = (address: string) => (one: { address: string }) => !sameAddress(one.address, address)
  return all
    .filter(({ address }) => (own === null || !sameAddress(own, address)) && trusted.every(isOther(address)))
    .filter(({ address }) => lookAlike(address, [...trusted, ...named].filter(isOther(address))) === null)
    .slice(0, MOST)
}
