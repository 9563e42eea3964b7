import type { ReferralIncome } from '#sdk'
import { add } from '../../lib/money.ts'

/** Rewards from the referrals' UTA results, out of all rewards. */
export const fromUta = ({ kinds }: { kinds: readonly ReferralIncome[] }): string =>
  add('0', ...kinds.filter(({ kind }) => kind === 'uta_result').map(({ amount }) => amount))
