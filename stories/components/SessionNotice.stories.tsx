import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SessionNotice } from '#design-system/components/feedback/SessionNotice.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/SessionNotice',
  component: SessionNotice,
  parameters: {
    usage: {
      use: 'While the server has not been told that the user signed out, and before a session ends for want of input.',
      instead: 'When the session was lost: the sign-in page says why.',
      do: ['Stay until it is no longer true.'],
      dont: ['Offer to close it: on a shared device it matters.'],
      accessibility: ['Takes no focus and is announced politely.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { about: 'sign-out-due', open: true },
} satisfies Meta<typeof SessionNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Due: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You’re signed out on this device')
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}
export const Idle: Story = {
  args: { about: 'idle' },
  play: ({ canvas }) => expect(canvas.getByText(/press any key to stay signed in/)).toBeVisible(),
}
export const IdleInRussian: Story = { args: { about: 'idle' }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
