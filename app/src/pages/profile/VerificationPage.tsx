import { VerificationScreen } from '#design-system/screens/profile/VerificationScreen.tsx'
import { useGetCurrentUser, useGetVerificationStatus } from '#sdk'
import { now } from '../../clock.ts'
import { TELEGRAM_POLL } from '../../constants.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSession } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'
import { useContactCodes } from './use-contact-codes.ts'
import { useSupport } from '../../root/use-support.ts'

export default function VerificationPage() {
  const { to } = usePath()
  const { bot, ...codes } = useContactCodes()
  // The bot tells the server, not this page: it asks while the link counts and nothing has come of it.
  const waiting = (): boolean => bot !== null && now() < Date.parse(bot.expires_at)
  const status = useGetVerificationStatus({
    query: { refetchInterval: ({ state }) => state.data?.telegram !== 'verified' && waiting() && TELEGRAM_POLL },
  })
  return (
    <VerificationScreen
      verification={toLoadable(status)}
      user={toLoadable(useGetCurrentUser({ query: { refetchOnMount: false } }))}
      {...codes}
      onRefresh={() => void status.refetch()}
      links={{ cabinet: useSession().verification === 'verified' ? to('/cabinet') : null, support: useSupport() }}
    />
  )
}
