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
import type { UserSettings } from '#sdk'
import { useQueryClient } from '@tanstack/react-query'
import { safetySettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { usePath } from '../../root/use-path.ts'

export default function SafetyPage() {
  const { to } = usePath()
  const client = useQueryClient()
  const { mutateAsync: change } = useChangePassword()
  const [changing, onPassword] = useSubmission((data: PasswordValues) => change({ data }))
  const { mutateAsync: write } = useUpdateUserSettings()
  const [wished, setWished] = useState<{ key: MessageKey; on: boolean } | null>(null)
  const [switching, onSwitch] = useSubmission(async (key: MessageKey, on: boolean) => {
    setWished({ key, on })
    const written = await write({ data: { keys: [key], [key]: on } })
    // Updates the cache at once, so that the switch does not jump back. Only the switch is copied from the response: it may omit other settings, and
    // a default in their place would lift a block.
    client.setQueryData(
      getGetUserSettingsQueryKey(safetySettings),
      (before: UserSettings | undefined) => before && { ...before, [key]: written[key] ?? on },
    )
  })
  return (
    <SafetyScreen
      email={useGetCurrentUser().data?.email ?? null}
      verification={toLoadable(useGetVerificationStatus())}
      settings={toLoadable(useGetUserSettings(safetySettings))}
      changing={changing}
      onPassword={onPassword}
      wished={wished}
      switching={switching}
      onSwitch={onSwitch}
      links={{
        twoFactor: to('/cabinet/profile/2fa'),
        trustedWallets: to('/cabinet/profile/trusted-wallets'),
        contacts: to('/cabinet/profile/personal/contacts'),
        verification: to('/cabinet/profile/verification'),
      }}
    />
  )
}
