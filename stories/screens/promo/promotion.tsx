import type { Decorator } from '@storybook/react-vite'
import type { Promotion } from '#sdk'
import { PromoSummerLayout } from '#design-system/layouts/PromoSummerLayout.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'

/** The season from the trader's point of view. */
export const promotion: Promotion = samplesOf('trader').referral.promotion!

export const inPromoLayout: Decorator = (Story) => (
  <main>
    <PromoSummerLayout>
      <Story />
    </PromoSummerLayout>
  </main>
)
