import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { PersonalScreen } from '#design-system/screens/profile/PersonalScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { maximiliane, unverified, vera, verified } from '../samples/account.ts'

const meta = {
  title: 'screens/profile/PersonalScreen',
  component: PersonalScreen,
  args: {
    user: ready(vera),
    verification: ready(verified),
    links: {
      data: '/en/cabinet/profile/personal/data',
      contacts: '/en/cabinet/profile/personal/contacts',
      verification: '/en/cabinet/profile/verification',
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof PersonalScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const Loading: Story = { args: { user: loading, verification: loading } }
export const Failed: Story = { args: { user: failed({ kind: 'offline' }, fn()) } }
/** No phone yet, nothing confirmed. */
export const Empty: Story = {
  args: { user: ready({ ...vera, phone: null, telegram_username: null }), verification: ready(unverified) },
}
/** The verification status is not known: the contacts are shown without it. */
export const WithoutStatus: Story = { args: { verification: failed({ kind: 'server' }, fn()) } }
export const RussianAt360: Story = { args: { user: ready(maximiliane) }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const GermanAt360: Story = { args: { user: ready(maximiliane) }, globals: { locale: 'de', viewport: { value: 'w360' } } }
