import { Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { WithdrawalSkeleton } from '#design-system/screens/withdraw/WithdrawalSkeleton.tsx'
import { afterInitialLoad } from '../../load-runtime.ts'
import { lazyPart } from '../../root/lazy-part.tsx'
import { useReceipt } from '../../root/use-receipt.ts'
import type { ReceiptPlace } from '../../root/use-receipt.ts'

const followed = lazyPart<{ id: string; receipt: ReceiptPlace }>(() => import('./FollowedWithdrawal.tsx'), ['withdraw', 'money', 'forms'])

/** The page of a form: the form, or the withdrawal that the page's address names. What follows the form is fetched while it is filled in. */
export function WithdrawalFormOrStatus({ form: Form }: { form: ComponentType<{ receipt: ReceiptPlace }> }) {
  const { locale } = useDesignSystem()
  const receipt = useReceipt()
  useEffect(() => {
    const fetch = async (): Promise<void> => {
      await afterInitialLoad()
      await followed.load(locale)
    }
    fetch().catch(() => {}) // asked for again where it is drawn
  }, [locale])
  if (receipt.id === null) return <Form receipt={receipt} />
  return (
    <Suspense fallback={<WithdrawalSkeleton />}>
      <followed.Component key={receipt.id} locale={locale} id={receipt.id} receipt={receipt} />
    </Suspense>
  )
}
