import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorBlock } from '#design-system/components/ErrorBlock.tsx'
import { FailedParts } from '#design-system/components/FailedParts.tsx'
import { Card } from '#design-system/components/Section.tsx'
import { inMain } from '../inMain.tsx'

const balances = fn()
const deals = fn()
const part = (title: string, retry: () => void) => (
  <Card key={title}>
    <ErrorBlock title={title} problem={{ kind: 'network' }} retry={retry} />
  </Card>
)

const meta = {
  title: 'components/FailedParts',
  component: FailedParts,
  args: { children: [part('Couldn’t load your balances', balances), part('Couldn’t load the deals', deals)] },
  decorators: [inMain],
} satisfies Meta<typeof FailedParts>

export default meta
type Story = StoryObj<typeof meta>

/** One retry for all of them. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(balances).toHaveBeenCalledOnce()
    await expect(deals).toHaveBeenCalledOnce()
  },
}
/** A single failed part keeps its own retry. */
export const Single: Story = {
  args: { children: part('Couldn’t load your balances', fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Couldn’t load some parts of this page.')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
