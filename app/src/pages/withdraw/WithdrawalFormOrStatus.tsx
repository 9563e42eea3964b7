import { Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { WithdrawalSkeleton } from '#design-system/screens/withdraw/WithdrawalSkeleton.tsx'
import { afterInitialLoad } from '../../lib/idle.ts'
import { lazyPart } from '../../hooks/lazy-part.tsx'
import { useReceipt } from '../../hooks/use-receipt.ts'
import type { ReceiptPlace } from '../../hooks/use-receipt.ts'

const tracking = lazyPart<{ id: string; receipt: ReceiptPlace }>(() => import('./WithdrawalTracking.tsx'), ['withdraw', 'money', 'forms'])

/** The form, or the withdrawal that the URL names. The code for the withdrawal is preloaded while the form is filled in. */
export function WithdrawalFormOrStatus({ form: Form }: { form: ComponentType<{ receipt: ReceiptPlace }> }) {
  const { locale } = useDesignSystem()
  const receipt = useReceipt()
  useEffect(() => {
    const fetch = async (): Promise<void> => {
      await afterInitialLoad()
      await tracking.load(locale)
    }
    fetch().catch(() => {}) // loaded again when it is rendered
  }, [locale])
  if (receipt.id === null) return <Form receipt={receipt} />
  return (
    <Suspense fallback={<WithdrawalSkeleton />}>
      <tracking.Component key={receipt.id} locale={locale} id={receipt.id} receipt={receipt} />
    </Suspense>
  )
}
