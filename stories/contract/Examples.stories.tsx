import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examples } from '#mocks/fixtures/examples.ts'
import type { Shown } from './Examples.tsx'
import { ofAPage } from '../foundations/page.tsx'
import { Examples } from './Examples.tsx'

const shown: Shown[] = Object.entries(examples).map(([name, one]) => ({ name, ...one }))

const meta = {
  title: 'contract/Examples',
  component: Examples,
  args: { shown },
  argTypes: { shown: { description: 'The examples of the contract by name.', table: { type: { summary: 'readonly Shown[]' } } } },
  parameters: ofAPage,
} satisfies Meta<typeof Examples>

export default meta
type Story = StoryObj<typeof meta>

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'matu_fee_discount_percent')
    await userEvent.click(canvas.getByText('getPreferences'))
    await expect(canvas.getByRole('region', { name: 'getPreferences, answer' })).toHaveTextContent(
      examples.getPreferences.answer.matu_price,
    )
    await expect(canvas.queryByText('login')).toBeNull()
  },
}
