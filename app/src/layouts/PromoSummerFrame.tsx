import { PromoSummerLayout } from '#design-system/layouts/PromoSummerLayout.tsx'
import type { FrameProps } from '../site-map/definitions.ts'
import DefaultFrame from './DefaultFrame.tsx'

export { prepare } from './DefaultFrame.tsx'

export default function PromoSummerFrame({ children }: FrameProps) {
  return (
    <DefaultFrame>
      <PromoSummerLayout>{children}</PromoSummerLayout>
    </DefaultFrame>
  )
}
