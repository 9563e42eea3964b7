import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { FloatingNotice } from './FloatingNotice.tsx'

export interface SessionNoticeProps {
  /** `sign-out-due`: signed out here, while the server could not be told yet. `idle`: too long without input, the session ends soon. */
  about: 'sign-out-due' | 'idle'
  open: boolean
}

/** What the user must know about the session, over any page. Stays until it is no longer true. */
export function SessionNotice({ about, open }: SessionNoticeProps) {
  const { signOutDue, idle } = useTranslations('frame')
  const text = about === 'idle' ? idle : signOutDue
  return <FloatingNotice open={open} title={text.title()} text={text.text()} />
}
