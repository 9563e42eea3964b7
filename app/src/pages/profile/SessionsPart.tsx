import { EndOthersOffer } from '#design-system/screens/security/EndOthers.tsx'
import { SessionsCard } from '#design-system/screens/security/SessionsCard.tsx'
import { usePath } from '../../hooks/use-path.ts'
import { useSessions } from './use-sessions.ts'

export interface SessionsPartProps {
  /** `card`: the sessions on the security page; `offer`: only the offer to end the others. */
  place: 'card' | 'offer'
  /** The password or the second factor was changed just now. */
  changed: boolean
}

/** The sessions on the pages that change what one signs in with. */
export default function SessionsPart({ place, changed }: SessionsPartProps) {
  const { to } = usePath()
  const { sessions, others } = useSessions()
  if (place === 'card')
    return <SessionsCard sessions={sessions} href={to('/cabinet/profile/safety/sessions')} changed={changed} others={others} />
  if (!changed || sessions.state !== 'ready') return null
  return <EndOthersOffer {...others} count={sessions.value.filter((one) => !one.is_current_device).length} />
}
