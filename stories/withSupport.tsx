import type { ComponentType } from 'react'
import type { Support } from '#design-system/lib/support.ts'
import { noSupport, SupportContext } from '#design-system/provider/SupportContext.ts'

export const emailSupport: Support = {
  ...noSupport,
  email: 'help@matu.example',
  hours: 'Mo-Fr 08:00-20:00 Europe/Berlin',
  answer_hours: 24,
  subject: 'MATU Cabinet: /help',
}

export const everySupport: Support = { ...emailSupport, chat: '/en/help', telegram: 'matu_support', form: 'https://help.matu.example/form' }

/** A deployment with these ways to reach support; stories have none without it. */
export const withSupport = (support: Support) => (Story: ComponentType) => (
  <SupportContext value={support}>
    <Story />
  </SupportContext>
)
