import { Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { WithdrawalSkeleton } from '#design-system/screens/withdraw/WithdrawalSkeleton.tsx'
import { afterInitialLoad } from '../../lib/idle.ts'
import { FreezeGate } from '../../hooks/FreezeGate.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'
import { useReceipt } from '../../hooks/use-receipt.ts'
import type { ReceiptPlace } from '../../hooks/use-receipt.ts'

const LazyWithdrawalTracking = lazyPart<{ id: string; receipt: ReceiptPlace }>(
  () => import('./WithdrawalTracking.tsx'),
  ['withdraw', 'withdrawCare', 'money', 'forms'],
)

/** The form, or the withdrawal that the URL names. The code for the withdrawal is preloaded while the form is filled in. */
export function WithdrawalFormOrStatus({ form: Form }: { form: ComponentType<{ receipt: ReceiptPlace }> }) {
  const { locale } = useDesignSystem()
  const receipt = useReceipt()
  useEffect(() => void afterInitialLoad().then(() => LazyWithdrawalTracking.preload(locale)), [locale])
  if (receipt.id === null)
    return (
      <FreezeGate operation="createWithdrawal">
        <Form receipt={receipt} />
      </FreezeGate>
    )
  return (
    <Suspense fallback={<WithdrawalSkeleton />}>
      <LazyWithdrawalTracking key={receipt.id} id={receipt.id} receipt={receipt} />
    </Suspense>
  )
}
