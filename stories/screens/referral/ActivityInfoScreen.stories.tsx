import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityInfoScreen } from '#design-system/screens/referral/ActivityInfoScreen.tsx'

const meta = {
  title: 'screens/referral/ActivityInfoScreen',
  component: ActivityInfoScreen,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ActivityInfoScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
