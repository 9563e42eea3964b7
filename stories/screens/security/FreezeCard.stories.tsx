import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { FreezeCard } from '#design-system/screens/security/FreezeCard.tsx'
import type { FreezeCardProps } from '#design-system/screens/security/FreezeCard.tsx'
import { inMain } from '../../inMain.tsx'

const meta = {
  title: 'screens/security/FreezeCard',
  component: FreezeCard,
  args: { twoFactor: true, freezing: idle, onFreeze: fn() },
  decorators: [inMain],
} satisfies Meta<typeof FreezeCard>

export default meta
type Story = StoryObj<typeof meta>

/** The card with what becomes of freezing once it is asked for. */
function Answered({ answer, ...props }: FreezeCardProps & { answer: Submission }) {
  const [freezing, setFreezing] = useState<Submission>(idle)
  return <FreezeCard {...props} freezing={freezing} onFreeze={() => setFreezing(answer)} />
}
const freeze: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Freeze account' }))
  await screen.findByRole('dialog', { name: 'Freeze your account?' })
  await userEvent.click(screen.getByRole('button', { name: 'Freeze account' }))
}

/** The question says what unfreezing takes before anything is frozen. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Freeze account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Freeze your account?' })
    await expect(dialog).toHaveTextContent('Unfreezing takes 24 hours')
    await expect(args.onFreeze).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Freeze account' }))
    await expect(args.onFreeze).toHaveBeenCalledOnce()
  },
}
export const WithoutApp: Story = { args: { twoFactor: false }, tags: ['daily'] }
export const Busy: Story = {
  render: (args) => <Answered {...args} answer={busy} />,
  play: async (context) => {
    await freeze(context)
    await expect(screen.getByRole('button', { name: /Sending$/ })).toHaveAttribute('aria-busy', 'true')
  },
}
export const Refused: Story = {
  render: (args) => <Answered {...args} answer={refused({ kind: 'server', status: 500 })} />,
  play: async (context) => {
    await freeze(context)
    await expect(screen.getByRole('dialog')).toHaveTextContent('Something went wrong on our side')
  },
}
export const SpanishAt360: Story = { globals: { locale: 'es', viewport: { value: 'w360' } } }
