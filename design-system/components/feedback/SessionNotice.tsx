import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Button } from '../inputs/Button.tsx'
import { FloatingNotice } from './FloatingNotice.tsx'

export interface SessionNoticeProps {
  /** `sign-out-due`: signed out here, while the server could not be told yet. `idle`: too long without input, the session ends soon. */
  about: 'sign-out-due' | 'idle'
  open: boolean
}

/** What the user must know about the session, over any page. Stays until it is no longer true. */
export function SessionNotice({ about, open }: SessionNoticeProps) {
  const text = useTranslations('frame')
  if (about === 'sign-out-due') return <FloatingNotice open={open} title={text.signOutDue.title()} text={text.signOutDue.text()} />
  return (
    // Any input keeps the session, and so does a press of the button.
    <FloatingNotice
      open={open}
      title={text.idle.title()}
      text={text.idle.text()}
      action={<Button variant="ink2">{text.idle.stay()}</Button>}
    />
  )
}
