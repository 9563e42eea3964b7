import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { PersonalDataScreenProps } from '#design-system/screens/profile/PersonalDataScreen.tsx'
import { PersonalDataScreen } from '#design-system/screens/profile/PersonalDataScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { vera } from '../samples/account.ts'

const meta = {
  title: 'screens/profile/PersonalDataScreen',
  component: PersonalDataScreen,
  args: { user: ready(vera), saving: idle, onSave: fn(), onChanged: fn(), leaving: null as PersonalDataScreenProps['leaving'] },
  decorators: [inMain],
} satisfies Meta<typeof PersonalDataScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const Loading: Story = { args: { user: loading } }
export const Failed: Story = { args: { user: failed({ kind: 'server' }, fn()) } }
/** An empty name is reported at its field, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('First name'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('First name is required.')
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
/** Another page was opened while the name is changed. */
export const Leaving: Story = {
  args: { leaving: { onStay: fn(), onLeave: fn() } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    await expect(args.leaving?.onStay).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }))
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { saving: busy } }
export const Refused: Story = {
  args: { saving: refused({ kind: 'invalid', status: 422 }, { lastname: ['The last name has signs that no name has.'] }) },
}
export const Throttled: Story = { args: { saving: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } }
export const Offline: Story = { args: { saving: refused({ kind: 'offline' }) } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
