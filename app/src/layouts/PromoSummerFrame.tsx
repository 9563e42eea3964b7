import type { PropsWithChildren } from 'react'
import { PromoSummerLayout } from '#design-system/layouts/PromoSummerLayout.tsx'
import DefaultFrame from './DefaultFrame.tsx'

export { prepare } from './DefaultFrame.tsx'

export default function PromoSummerFrame({ children }: PropsWithChildren) {
  return (
    <DefaultFrame>
      <PromoSummerLayout>{children}</PromoSummerLayout>
    </DefaultFrame>
  )
}
