import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import map from 'virtual:contract-map'
import { ContractMap } from './ContractMap.tsx'
import { ofAPage } from '../foundations/page.tsx'

const meta = {
  title: 'contract/Map',
  component: ContractMap,
  args: map,
  argTypes: {
    uses: {
      description: 'Each operation with the code that asks for it, read from the code.',
      table: { type: { summary: 'readonly Use[]' } },
    },
    undocumented: {
      description: 'What the code asks for and the contract does not have.',
      table: { type: { summary: 'readonly string[]' } },
    },
  },
  parameters: ofAPage,
} satisfies Meta<typeof ContractMap>

export default meta
type Story = StoryObj<typeof meta>

export const Map: Story = {}

export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'prefences')
    await expect(canvas.getByRole('heading', { name: 'GET /api/prefences' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'POST /login' })).toBeNull()
    // Pages and screens lead to what they name.
    const [link] = canvas.getAllByRole('link', { name: 'TokenScreen' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('tokenscreen--'))
  },
}
