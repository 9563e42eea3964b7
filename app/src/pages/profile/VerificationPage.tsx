import { VerificationScreen } from '#design-system/screens/profile/VerificationScreen.tsx'
import { useGetCurrentUser, useGetVerificationStatus } from '#sdk'
import { now } from '../../lib/clock.ts'
import { TELEGRAM_POLL } from '../../lib/constants.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSession } from '../../auth/app-context.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useContactCodes } from './use-contact-codes.ts'
import { useSupport } from '../../hooks/use-support.ts'

export default function VerificationPage() {
  const { to } = usePath()
  const { botUntil, ...codes } = useContactCodes()
  // The bot reports to the server, so this page polls while its link is valid and the contact is not confirmed.
  const waiting = (): boolean => botUntil !== '' && now() < Date.parse(botUntil)
  const status = useGetVerificationStatus({
    query: { refetchInterval: ({ state }) => state.data?.telegram !== 'verified' && waiting() && TELEGRAM_POLL },
  })
  return (
    <VerificationScreen
      verification={toLoadable(status)}
      user={toLoadable(useGetCurrentUser())}
      {...codes}
      onRefresh={() => void status.refetch()}
      links={{ cabinet: useSession().verification === 'verified' ? to('/cabinet') : null, support: useSupport() }}
    />
  )
}
