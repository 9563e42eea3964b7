import { describe, expect, it } from 'vitest'
import type { Partner } from '#sdk'
import { personas } from '#mocks/fixtures/personas.ts'
import { referralStatistic } from '#mocks/routes/referral.ts'
import { transactionsOf } from '#mocks/world/history.ts'
import { structureOf } from '#mocks/world/partners.ts'
import { rankOf } from '#mocks/world/rank.ts'
import { dealsOf } from '#mocks/world/uta-figures.ts'
import { decimal, sum, units } from '#mocks/world/units.ts'
import { personaOf } from '#mocks/world/world.ts'
import { PICTURED, aSimulator } from './client.ts'

// What an accountant would check first in the books of the personas.

const moments = [PICTURED, '2026-08-31T23:50:00Z', '2027-03-01T00:05:00Z']
const cases = personas.flatMap((persona) => moments.map((now) => ({ persona, now })))

const booksOf = ({ persona, now }: (typeof cases)[number]) => {
  const { world } = aSimulator({ now })
  const user = personaOf(world, persona)
  const { partners } = structureOf(world, user)
  return { world, user, partners, transactions: transactionsOf(world, user) }
}

/** The assets of all partners below each one. */
const volumesBelow = (partners: readonly Partner[]): Map<string, bigint> => {
  const volumes = new Map<string, bigint>()
  for (const { id, parent_id, own_assets } of partners.toSorted((a, b) => b.level - a.level))
    if (parent_id !== null) volumes.set(parent_id, (volumes.get(parent_id) ?? 0n) + (volumes.get(id) ?? 0n) + units(own_assets))
  return volumes
}

describe.each(cases)('the books of $persona at $now', (one) => {
  const { world, user, partners, transactions } = booksOf(one)
  const byId = new Map(partners.map((partner) => [partner.id, partner]))
  const first = Math.min(...partners.map(({ joined_at }) => Date.parse(joined_at)))

  it('the structure volume is the sum of the partners’ assets, on each level', () => {
    expect(user.volumes.structure).toBe(decimal(sum(partners.map(({ own_assets }) => units(own_assets)))))
    const volumes = volumesBelow(partners)
    const wrong = partners.filter(({ id, structure_volume }) => units(structure_volume) !== (volumes.get(id) ?? 0n))
    expect(wrong).toEqual([])
  })

  it('ranks follow the ladder of assets and volumes', () => {
    const wrong = partners.filter((partner) => partner.rank !== rankOf(units(partner.own_assets), units(partner.structure_volume), 0n).rank)
    expect(wrong).toEqual([])
    const { rank, own_assets, structure_volume, monthly_volume } = referralStatistic(world, user, Date.parse(one.now))
    expect(rank).toBe(rankOf(units(own_assets), units(structure_volume), units(monthly_volume)).rank)
  })

  it('partners joined after the account was opened, and after who invited them', () => {
    const wrong = partners.filter(({ parent_id, joined_at }) => {
      const since = parent_id === null ? user.created_at : Date.parse(byId.get(parent_id)?.joined_at ?? '')
      return !(Date.parse(joined_at) >= since && Date.parse(joined_at) <= world.born)
    })
    expect(wrong).toEqual([])
  })

  it('no reward is older than the first partner', () => {
    const rewards = transactions.filter(({ type }) => type === 'referral_reward' || type === 'uta_referral_reward')
    expect(rewards.filter(({ created_at }) => Date.parse(created_at) < first)).toEqual([])
  })

  it('no withdrawal is older than the trusted wallet it went to, and the wallet counts each of them', () => {
    const done = transactions.filter(({ type, status }) => type === 'withdrawal' && status === 'done')
    for (const { label, address, confirmed_at, withdrawals_count, last_used_at } of user.wallets) {
      const to = done.filter((transaction) => transaction.address === address)
      expect(to.filter(({ created_at }) => confirmed_at === null || created_at < confirmed_at)).toEqual([])
      expect([label, withdrawals_count, last_used_at]).toEqual([label, to.length, to[0]?.created_at ?? null])
    }
    const trusted = new Set(user.wallets.map(({ label }) => label))
    expect(done.filter(({ counterparty }) => counterparty !== null && !trusted.has(counterparty))).toEqual([])
  })

  it('no deal is older than the first top-up of UTA', () => {
    const funded = Math.min(...user.uta.flows.map(({ at }) => at))
    expect(dealsOf(world, user).filter(({ deal }) => Date.parse(deal.opened_at) < funded)).toEqual([])
  })

  it('the promotion paid for a top-up only after one', () => {
    const paid = user.promotion?.completed.refill_uta
    if (paid !== undefined)
      expect(user.uta.flows.some(({ at, amount }) => at <= paid && at > world.born - 74 * 86_400_000 && amount >= units('500'))).toBe(true)
  })

  it('nothing is older than the account or ends before it begins', () => {
    expect(transactions.filter(({ created_at }) => Date.parse(created_at) < user.created_at)).toEqual([])
    expect(transactions.filter(({ created_at, completed_at }) => completed_at !== null && completed_at < created_at)).toEqual([])
  })
})
