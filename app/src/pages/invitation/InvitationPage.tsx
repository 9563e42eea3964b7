import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { REFERRAL_COOKIE, decodeReferral } from './referral.ts'
import { matchPath } from '../../site/paths.ts'
import { getEnvironment } from '../../auth/environment.ts'
import { usePath } from '../../hooks/use-path.ts'
import { writeCookie } from '../../lib/cookies.ts'

/** Handles an invitation link: stores the code and redirects home. It has no screen. */
export default function InvitationPage() {
  // Not `useParams`, which reads a code of `%2F` as a slash.
  const code = decodeReferral(matchPath(useLocation().pathname).params['code'] ?? '')
  const { cookies, secure } = getEnvironment()
  const home = usePath().to('/')
  const navigate = useNavigate()
  useEffect(() => {
    if (code) writeCookie(cookies, REFERRAL_COOKIE, code, secure)
    void navigate(home, { replace: true })
  }, [code, cookies, secure, home, navigate])
  return null
}
