import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messages, problems } from '#mocks/fixtures/examples.ts'
import type { Refusal } from './Refusals.tsx'
import { ofAPage } from '../foundations/page.tsx'
import { Refusals } from './Refusals.tsx'

const refusals: Refusal[] = Object.entries(messages).map(([code, texts]) => ({
  code,
  texts,
  shownBy: Object.entries(problems).flatMap(([name, body]) => (JSON.stringify(body).includes(`"${code}"`) ? [name] : [])),
}))

const meta = {
  title: 'contract/Refusals',
  component: Refusals,
  args: { refusals },
  argTypes: {
    refusals: {
      description: 'Each code with its texts in four languages, and the examples that show it.',
      table: { type: { summary: 'readonly Refusal[]' } },
    },
  },
  parameters: ofAPage,
} satisfies Meta<typeof Refusals>

export default meta
type Story = StoryObj<typeof meta>

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'exchange.expired')
    await expect(canvas.getByText(messages['exchange.expired'].de)).toBeVisible()
    await expect(canvas.getByText('QuoteExpired')).toBeVisible()
    await expect(canvas.queryByText('auth.failed')).toBeNull()
  },
}
