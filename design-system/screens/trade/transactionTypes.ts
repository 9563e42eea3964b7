import type { TransactionType } from '#sdk'

/** Whether a type belongs to UTA: `service=uta` of the contract. A record, so that a type which the contract gains is not forgotten here. */
const isOfUta: Record<TransactionType, boolean> = {
  deposit: false,
  withdrawal: false,
  exchange: false,
  uta_refill: true,
  uta_withdrawal: true,
  uta_result: true,
  uta_subscription: true,
  referral_reward: false,
  uta_referral_reward: true,
  bonus: false,
  insurance: false,
}

/** All types that change a balance. */
export const allTypes = Object.keys(isOfUta) as readonly TransactionType[]

export const utaTypes: readonly TransactionType[] = allTypes.filter((type) => isOfUta[type])
