import { useSession } from '../auth/environment-hooks.ts'

/** Whether the verification is shown in the cabinet's layout: to who is verified, but not while that leads away from the page. */
export function useFramed(): boolean {
  const { verification, moving } = useSession()
  return verification === 'verified' && !moving
}
