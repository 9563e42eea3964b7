import { VerificationScreen } from '#design-system/screens/profile/VerificationScreen.tsx'
import { useGetCurrentUser, useGetVerificationStatus } from '#sdk'
import { now } from '../../lib/clock.ts'
import { TELEGRAM_POLL } from '../../lib/constants.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useContactCodes } from './use-contact-codes.ts'
import { useFramed } from '../../layouts/use-framed.ts'
import { useSupport } from '../../hooks/use-support.ts'

export default function VerificationPage() {
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
      framed={useFramed()}
      links={{ support: useSupport() }}
    />
  )
}
