import { useConfig, useSession } from '../auth/environment-hooks.ts'
import { usePath } from '../hooks/use-path.ts'

/** The links shared by the layouts of public pages. */
export function usePublicLinks() {
  const { to } = usePath()
  const { state } = useSession()
  const { flags } = useConfig()
  return {
    login: to('/login'),
    registration: to('/registration'),
    help: to('/help'),
    cabinet: state === 'anonymous' ? null : to('/cabinet'),
    uta: `${to('/')}#uta`,
    referral: `${to('/')}#referral`,
    insurance: flags.insurance ? to(state === 'anonymous' ? '/insurance-terms' : '/cabinet/trade/uta/insurance/info') : null,
  }
}
