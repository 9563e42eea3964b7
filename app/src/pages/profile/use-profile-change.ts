import { useQueryClient } from '@tanstack/react-query'
import { getCurrentUser, getGetCurrentUserQueryKey, useUpdateProfile } from '#sdk'
import type { ProfileRequest } from '#sdk'

/**
 * Changes a part of the profile. The request needs the whole profile, so it is fetched first: changes that another device has made, above all to the
 * email address, must not be reverted.
 */
export function useProfileChange(): (change: Partial<ProfileRequest>) => Promise<void> {
  const { mutateAsync: update } = useUpdateProfile()
  const client = useQueryClient()
  return async (change) => {
    const { firstname, lastname, email, lang } = await getCurrentUser()
    const known = { ...(firstname && { firstname }), ...(lastname && { lastname }), ...(lang && { lang }) }
    const changed = await update({ data: { email, ...known, ...change } })
    client.setQueryData(getGetCurrentUserQueryKey(), changed)
  }
}
