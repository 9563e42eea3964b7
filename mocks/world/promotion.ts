import type { PromoStep, Promotion } from '#sdk'
import { DAY, iso, startOfDay } from './clock.ts'
import { house, userAccount, transfer } from './ledger-accounts.ts'
import { structureOf } from './partners.ts'
import { addTransaction } from './transactions.ts'
import { decimal, sum, units } from './units.ts'
import type { User, World } from './world.ts'

/** The summer promotion ends seventeen days after the creation of the world. */
const promotionDates = (world: World): { starts: number; ends: number } => ({
  starts: startOfDay(world.born) - 74 * DAY,
  ends: startOfDay(world.born) + 18 * DAY - 1000,
})

const REFILL_TARGET = '500'
const PARTNERS_TARGET = 3

const steps = [
  { key: 'confirm_telegram', reward: '50' },
  { key: 'refill_uta', reward: '150' },
  { key: 'invite_partners', reward: '300' },
  { key: 'keep_uta', reward: '500' },
] as const

type StepKey = (typeof steps)[number]['key']

/** The progress of a step and its target. */
const standing = (world: World, user: User, key: StepKey): { progress: string; target: string } => {
  const { starts } = promotionDates(world)
  const done = user.promotion?.completed[key] !== undefined
  switch (key) {
    case 'confirm_telegram':
      return { progress: user.verified.telegram ? '1' : '0', target: '1' }
    case 'refill_uta': {
      const refilled = sum(user.uta.flows.filter(({ at, amount }) => at >= starts && amount > 0n).map(({ amount }) => amount))
      return {
        progress: done ? REFILL_TARGET : decimal(refilled < units(REFILL_TARGET) ? refilled : units(REFILL_TARGET)),
        target: REFILL_TARGET,
      }
    }
    case 'invite_partners': {
      const invited = structureOf(world, user).partners.filter(
        (partner) => partner.level === 1 && partner.is_active && Date.parse(partner.joined_at) >= starts,
      )
      return {
        progress: done ? String(PARTNERS_TARGET) : String(Math.min(PARTNERS_TARGET, invited.length)),
        target: String(PARTNERS_TARGET),
      }
    }
    default:
      return { progress: done ? '1' : '0', target: '1' }
  }
}

/** Completes the reached steps and pays their rewards to the bonus account. Only for users who take part. */
export const settlePromotion = (world: World, user: User, now: number): void => {
  const { promotion } = user
  if (!promotion || now > promotionDates(world).ends) return
  for (const { key, reward } of steps) {
    if (promotion.completed[key] !== undefined) continue
    const { progress, target } = standing(world, user, key)
    if (key === 'keep_uta' || units(progress) < units(target)) return
    promotion.completed[key] = now
    transfer(world, now, 'promotion', house('rewards', 'MATU'), userAccount(user, 'bonus', 'MATU'), units(reward))
    addTransaction(world, user, {
      at: now,
      type: 'bonus',
      account: 'bonus',
      token: 'MATU',
      amount: reward,
    })
  }
}

/** The promotion as a user sees it; null once it is over. */
export const promotionView = (world: World, user: User, now: number): Promotion | null => {
  const { starts, ends } = promotionDates(world)
  if (now > ends) return null
  const completed = user.promotion?.completed ?? {}
  const current = steps.find(({ key }) => completed[key] === undefined)?.key
  const views = steps.map(({ key, reward }): PromoStep => {
    const at = completed[key]
    const state = at !== undefined ? 'done' : key === current ? 'current' : 'locked'
    return { key, state, reward, ...standing(world, user, key), completed_at: at === undefined ? null : iso(at) }
  })
  const rewards = (done: boolean) =>
    decimal(sum(views.filter(({ state }) => (state === 'done') === done).map(({ reward }) => units(reward))))
  return {
    type: 'summer_promotion',
    is_participating: user.promotion !== null,
    starts_at: iso(starts),
    ends_at: iso(ends),
    earned: rewards(true),
    possible: rewards(false),
    steps: views,
  }
}
