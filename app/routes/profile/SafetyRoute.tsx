import { useState } from 'react'
import type { MessageKey } from '#design-system/screens/profile/MessageSwitches.tsx'
import type { PasswordValues } from '#design-system/screens/profile/PasswordForm.tsx'
import { SafetyScreen } from '#design-system/screens/profile/SafetyScreen.tsx'
import {
  getGetUserSettingsQueryKey,
  useChangePassword,
  useGetCurrentUser,
  useGetUserSettings,
  useGetVerificationStatus,
  useUpdateUserSettings,
} from '#sdk'
import { useQueryClient } from '@tanstack/react-query'
import { toLoadable } from '../../query/to-loadable.ts'
import { useSubmission } from '../../query/use-submission.ts'
import { usePath } from '../../root/use-path.ts'

export default function SafetyRoute() {
  const { link } = usePath()
  const client = useQueryClient()
  const { mutateAsync: change } = useChangePassword()
  const [changing, onPassword] = useSubmission((data: PasswordValues) => change({ data }))
  const { mutateAsync: write } = useUpdateUserSettings()
  const [wished, setWished] = useState<{ key: MessageKey; on: boolean } | null>(null)
  const [switching, onSwitch] = useSubmission(async (key: MessageKey, on: boolean) => {
    setWished({ key, on })
    const written = await write({ data: { keys: [key], [key]: on } })
    // The switch stays where it was put, without a look back at the old place.
    client.setQueryData(getGetUserSettingsQueryKey(), (before: object | undefined) => before && { ...before, ...written })
  })
  return (
    <SafetyScreen
      email={useGetCurrentUser({ query: { refetchOnMount: false } }).data?.email ?? null}
      verification={toLoadable(useGetVerificationStatus())}
      settings={toLoadable(useGetUserSettings())}
      changing={changing}
      onPassword={onPassword}
      wished={wished}
      switching={switching}
      onSwitch={onSwitch}
      links={{
        twoFactor: link('/cabinet/profile/2fa'),
        trustedWallets: link('/cabinet/profile/trusted-wallets'),
        contacts: link('/cabinet/profile/personal/contacts'),
        verification: link('/cabinet/profile/verification'),
      }}
    />
  )
}
