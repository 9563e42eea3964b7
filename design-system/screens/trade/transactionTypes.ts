import type { TransactionType } from '#sdk'

/** All types that change a balance. */
export const allTypes: readonly TransactionType[] = [
  'deposit',
  'withdrawal',
  'exchange',
  'uta_refill',
  'uta_withdrawal',
  'uta_result',
  'uta_subscription',
  'referral_reward',
  'uta_referral_reward',
  'bonus',
  'insurance',
]

/** Types that belong to UTA: `service=uta` of the contract. */
export const utaTypes: readonly TransactionType[] = allTypes.filter((type) => type.startsWith('uta_'))
