import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { NeedsYou } from '#design-system/screens/cabinet/NeedsYou.tsx'
import { inMain } from '../../inMain.tsx'
import { allNeeds, codeNeed, refillNeed, walletNeed } from '../samples/needs.ts'

const meta = {
  title: 'screens/cabinet/NeedsYou',
  component: NeedsYou,
  args: { needs: allNeeds, settings: {}, onHeight: fn() },
  decorators: [inMain],
} satisfies Meta<typeof NeedsYou>

export default meta
type Story = StoryObj<typeof meta>

/** Each with one sentence, its exact amount and one action. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Your withdrawal of 320\.0000.MATU is waiting for its code\.$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Enter code' })).toHaveAttribute('href', '#wd-77')
    await expect(canvas.getByRole('link', { name: 'Enter code' })).toHaveAccessibleDescription(/waiting for its code/)
    await expect(canvas.getByRole('link', { name: 'Track transfer' })).toHaveAttribute('href', '#req-1')
    await expect(canvas.getByText(/^“Travel phone” becomes active tomorrow at \d+:20\s[AP]M\.$/)).toBeVisible()
    await waitFor(() => expect(args.onHeight).toHaveBeenCalled())
  },
}
export const One: Story = { args: { needs: [codeNeed] } }
/** No code is accepted while withdrawals are paused: the page behind the action says until when. */
export const Paused: Story = {
  args: { needs: [codeNeed], settings: { withdraws_blocked_until: '2026-08-15T14:02:00Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View details' })).toHaveAttribute('href', '#wd-77')
    await expect(canvas.queryByRole('link', { name: 'Enter code' })).toBeNull()
  },
}
/** The list does not show the transfer, or another device started it. */
export const Refills: Story = {
  args: {
    needs: [
      { ...refillNeed, amount: null, transaction: null },
      { ...refillNeed, id: 'req-2', here: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A UTA top-up is on its way.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View details' })).toBeVisible()
  },
}
export const LongName: Story = {
  args: { needs: [{ ...walletNeed, label: 'W'.repeat(64) }, codeNeed] },
  globals: { viewport: { value: 'w320' } },
}
export const AmountsHidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('320')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'w390' } } }
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
