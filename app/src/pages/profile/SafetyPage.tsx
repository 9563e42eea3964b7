import { Suspense, useState } from 'react'
import type { MessageKey } from '#design-system/screens/profile/MessageSwitches.tsx'
import { SafetyScreen } from '#design-system/screens/profile/SafetyScreen.tsx'
import {
  getGetUserSettingsQueryKey,
  getChangePasswordMutationOptions,
  useGetCurrentUser,
  useGetUserSettings,
  useGetVerificationStatus,
  useUpdateUserSettings,
} from '#sdk'
import type { UserSettings } from '#sdk'
import { useQueryClient } from '@tanstack/react-query'
import { safetySettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { usePath } from '../../hooks/use-path.ts'
import { LazyFreezePart, LazySessionsPart } from './security-parts.ts'

type Wish = { key: MessageKey; on: boolean }

export default function SafetyPage() {
  const { to } = usePath()
  const { features } = useConfig()
  const client = useQueryClient()
  const changing = useWrite(getChangePasswordMutationOptions())
  const { mutateAsync: write } = useUpdateUserSettings()
  const [wished, setWished] = useState<Wish | null>(null)
  const switching = useWrite({
    mutationFn: async ({ key, on }: Wish) => {
      setWished({ key, on })
      const written = await write({ data: { keys: [key], [key]: on } })
      // Updates the cache at once, so that the switch does not jump back. Only the switch is copied from the response: it may omit other settings, and
      // a default in their place would lift a block.
      client.setQueryData(
        getGetUserSettingsQueryKey(safetySettings),
        (before: UserSettings | undefined) => before && { ...before, [key]: written[key] ?? on },
      )
    },
  })
  return (
    <SafetyScreen
      email={useGetCurrentUser().data?.email ?? null}
      verification={toLoadable(useGetVerificationStatus())}
      settings={toLoadable(useGetUserSettings(safetySettings))}
      changing={toSubmission(changing)}
      onPassword={(data) => changing.mutate({ data })}
      wished={wished}
      switching={toSubmission(switching)}
      onSwitch={(key, on) => switching.mutate({ key, on })}
      links={{
        twoFactor: to('/cabinet/profile/2fa'),
        trustedWallets: to('/cabinet/profile/trusted-wallets'),
        contacts: to('/cabinet/profile/personal/contacts'),
        verification: to('/cabinet/profile/verification'),
      }}
      head={
        features.includes('freeze') && (
          <Suspense fallback={null}>
            <LazyFreezePart place="head" />
          </Suspense>
        )
      }
      sessions={
        features.includes('sessions') && (
          <Suspense fallback={null}>
            <LazySessionsPart place="card" changed={changing.isSuccess} />
          </Suspense>
        )
      }
      freeze={
        features.includes('freeze') && (
          <Suspense fallback={null}>
            <LazyFreezePart place="card" />
          </Suspense>
        )
      }
    />
  )
}
