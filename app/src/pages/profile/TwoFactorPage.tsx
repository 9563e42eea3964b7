import { useState } from 'react'
import { joinLoadables, mapLoadable } from '#design-system/lib/loadable.ts'
import { TwoFactorScreen } from '#design-system/screens/profile/TwoFactorScreen.tsx'
import {
  getTwoFactorQrCode,
  getTwoFactorSecretKey,
  listRecoveryCodes,
  useConfirmTwoFactor,
  useDisableTwoFactor,
  useEnableTwoFactor,
  useGetCurrentUser,
  useGetTwoFactorQrCode,
  useGetTwoFactorSecretKey,
  useGetVerificationStatus,
  useListRecoveryCodes,
  useRenewRecoveryCodes,
} from '#sdk'
import type { TwoFactorChallenge } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { usePath } from '../../root/use-path.ts'
import { saveFile } from '../../root/save-file.ts'
import { uncachedQuery } from './uncached-query.ts'
import { usePasswordCheck } from './use-password-check.ts'

export default function TwoFactorPage() {
  const { to } = usePath()
  const { checked, dialog } = usePasswordCheck()
  const status = useGetVerificationStatus()
  const [begun, setBegun] = useState(false)
  const [done, setDone] = useState<'nothing' | 'on' | 'off'>('nothing')
  const [fresh, setFresh] = useState(false)
  const on = done === 'nothing' ? status.data?.['2fa'] === 'enabled' : done === 'on'

  const qr = useGetTwoFactorQrCode({
    query: { ...uncachedQuery, enabled: begun, queryFn: ({ signal }) => checked(() => getTwoFactorQrCode({ signal })) },
  })
  const key = useGetTwoFactorSecretKey({
    query: { ...uncachedQuery, enabled: begun, queryFn: ({ signal }) => checked(() => getTwoFactorSecretKey({ signal })) },
  })
  const codes = useListRecoveryCodes({
    query: { ...uncachedQuery, enabled: on, queryFn: ({ signal }) => checked(() => listRecoveryCodes({ signal })) },
  })

  const { mutateAsync: enable } = useEnableTwoFactor()
  const { mutateAsync: confirm } = useConfirmTwoFactor()
  const { mutateAsync: disable } = useDisableTwoFactor()
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const [beginning, onBegin] = useSubmission(async () => {
    await checked(() => enable())
    setBegun(true)
  })
  const [confirming, onConfirm] = useSubmission(async (code: string) => {
    await checked(() => confirm({ data: { code } }))
    setBegun(false)
    setFresh(true)
    setDone('on')
  })
  const [disabling, onDisable] = useSubmission(async (data: TwoFactorChallenge) => {
    await checked(() => disable({ data }))
    setFresh(false)
    setDone('off')
  })
  const [renewing, onRenew] = useSubmission(() => checked(() => renew()))

  return (
    <TwoFactorScreen
      verification={toLoadable(status)}
      done={done}
      setUp={{
        beginning,
        onBegin,
        secrets: begun
          ? mapLoadable(joinLoadables(toLoadable(qr), toLoadable(key)), ([picture, secret]) => ({ qr: picture, key: secret }))
          : null,
        confirming,
        onConfirm,
      }}
      codes={{
        codes: toLoadable(codes),
        fresh,
        onSaved: () => setFresh(false),
        email: useGetCurrentUser({ query: { refetchOnMount: false } }).data?.email ?? null,
        renewing,
        onRenew,
        onPrint: () => window.print(),
        onDownload: (name, text) => saveFile(name, 'text/plain', text),
      }}
      disabling={disabling}
      onDisable={onDisable}
      password={dialog}
      links={{ safety: to('/cabinet/profile/safety'), help: to('/cabinet/profile/2fa/help') }}
    />
  )
}
