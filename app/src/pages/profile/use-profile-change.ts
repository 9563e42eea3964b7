import { useQueryClient } from '@tanstack/react-query'
import { getCurrentUser, getGetCurrentUserQueryKey, useUpdateProfile } from '#sdk'
import type { ProfileRequest } from '#sdk'

/**
 * Changes a part of the personal data. The call takes all of it, so the rest is asked for first: what another device has changed
 * meanwhile (an email above all) must not be put back.
 */
export function useProfileChange(): (change: Partial<ProfileRequest>) => Promise<void> {
  const { mutateAsync: update } = useUpdateProfile()
  const client = useQueryClient()
  return async (change) => {
    const { firstname, lastname, email, lang } = await getCurrentUser()
    const changed = await update({ data: { firstname, lastname, email, lang, ...change } })
    client.setQueryData(getGetCurrentUserQueryKey(), changed)
  }
}
