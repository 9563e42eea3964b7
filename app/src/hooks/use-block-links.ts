import type { NotYouLinks } from '#design-system/screens/withdraw/WithdrawalsBlocked.tsx'
import { useSession } from '../auth/environment-hooks.ts'
import { usePath } from './use-path.ts'
import { useSupport } from './use-support.ts'

/** What a user can do whose withdrawals are blocked because of a change that somebody else made. */
export function useBlockLinks(): NotYouLinks {
  const { to } = usePath()
  const { twoFactor } = useSession()
  return {
    safety: to('/cabinet/profile/safety'),
    twoFactor: twoFactor ? null : to('/cabinet/profile/2fa'),
    support: useSupport(),
  }
}
