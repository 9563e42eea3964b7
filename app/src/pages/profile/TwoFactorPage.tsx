import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { joinLoadables, mapLoadable } from '#design-system/lib/loadable.ts'
import { TwoFactorScreen } from '#design-system/screens/profile/TwoFactorScreen.tsx'
import {
  getTwoFactorQrCode,
  getTwoFactorSecretKey,
  listRecoveryCodes,
  useConfirmTwoFactor,
  useDisableTwoFactor,
  useEnableTwoFactor,
  useGetTwoFactorQrCode,
  useGetTwoFactorSecretKey,
  useGetVerificationStatus,
  useListRecoveryCodes,
  useRenewRecoveryCodes,
} from '#sdk'
import type { TwoFactorChallenge } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { useConfig } from '../../auth/environment-hooks.ts'
import { usePath, useReturnTo } from '../../hooks/use-path.ts'
import { safeCabinetTarget } from '../../site/return-to.ts'
import { saveFile } from '../../lib/save-file.ts'
import { LazySessionsPart } from './security-parts.ts'
import { uncachedQuery } from './uncached-query.ts'
import { usePasswordCheck } from './use-password-check.ts'

type Checked = ReturnType<typeof usePasswordCheck>['checked']

/** The key for the authenticator app, as a QR code and as text; `null` until the setup has begun. */
function useTwoFactorSecrets(begun: boolean, checked: Checked) {
  const qr = useGetTwoFactorQrCode({
    query: { ...uncachedQuery, enabled: begun, queryFn: ({ signal }) => checked(() => getTwoFactorQrCode({ signal })) },
  })
  const key = useGetTwoFactorSecretKey({
    query: { ...uncachedQuery, enabled: begun, queryFn: ({ signal }) => checked(() => getTwoFactorSecretKey({ signal })) },
  })
  if (!begun) return null
  return mapLoadable(joinLoadables(toLoadable(qr), toLoadable(key)), ([picture, secret]) => ({ qr: picture, key: secret }))
}

/** The recovery codes, requested when they are shown, and the request that replaces them. */
function useRecoveryCodes(shown: boolean, onShown: (shown: boolean) => void, checked: Checked) {
  const codes = useListRecoveryCodes({
    query: { ...uncachedQuery, enabled: shown, queryFn: ({ signal }) => checked(() => listRecoveryCodes({ signal })) },
  })
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const renewing = useWrite({
    mutationFn: async () => {
      await checked(() => renew())
      // New codes are useless unless the user sees them.
      onShown(true)
    },
  })
  return { codes: toLoadable(codes), onShown, renewing: toSubmission(renewing), onRenew: renewing.mutate }
}

export default function TwoFactorPage() {
  const { to } = usePath()
  const { features } = useConfig()
  const navigate = useNavigate()
  // The page that two-factor sign-in was turned on for.
  const nextPage = safeCabinetTarget(useReturnTo())
  const { checked, dialog } = usePasswordCheck()
  const status = useGetVerificationStatus()
  const [begun, setBegun] = useState(false)
  const [done, setDone] = useState<'nothing' | 'on' | 'off'>('nothing')
  const [fresh, setFresh] = useState(false)
  const [shown, setShown] = useState(false)
  const on = done === 'nothing' ? status.data?.['2fa'] === 'enabled' : done === 'on'
  const secrets = useTwoFactorSecrets(begun, checked)
  const recoveryCodes = useRecoveryCodes(on && (shown || fresh), setShown, checked)
  const { mutateAsync: enable } = useEnableTwoFactor()
  const { mutateAsync: confirm } = useConfirmTwoFactor()
  const { mutateAsync: disable } = useDisableTwoFactor()
  const beginning = useWrite({
    mutationFn: async () => {
      await checked(() => enable())
      setBegun(true)
    },
  })
  const confirming = useWrite({
    mutationFn: async (code: string) => {
      await checked(() => confirm({ data: { code } }))
      setBegun(false)
      setFresh(true)
      setDone('on')
    },
  })
  const disabling = useWrite({
    mutationFn: async (data: TwoFactorChallenge) => {
      await checked(() => disable({ data }))
      setFresh(false)
      setShown(false)
      setDone('off')
    },
  })

  return (
    <TwoFactorScreen
      verification={toLoadable(status)}
      done={done}
      setUp={{
        beginning: toSubmission(beginning),
        onBegin: beginning.mutate,
        secrets,
        confirming: toSubmission(confirming),
        onConfirm: confirming.mutate,
      }}
      codes={{
        ...recoveryCodes,
        shown,
        fresh,
        onSaved: () => {
          setFresh(false)
          if (nextPage) void navigate(nextPage, { replace: true })
        },
        onPrint: () => window.print(),
        onDownload: (name, text) => saveFile(name, 'text/plain', text),
      }}
      disabling={toSubmission(disabling)}
      onDisable={disabling.mutate}
      password={
        dialog && {
          ...dialog,
          onCancel: () => {
            // Without the password there are no codes to show.
            setShown(false)
            dialog.onCancel()
          },
        }
      }
      offer={
        features.includes('sessions') &&
        done !== 'nothing' && (
          <Suspense fallback={null}>
            <LazySessionsPart place="offer" changed />
          </Suspense>
        )
      }
      links={{ safety: to('/cabinet/profile/safety'), help: to('/cabinet/profile/2fa/help') }}
    />
  )
}
