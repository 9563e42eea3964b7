import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContractMismatchPanel } from '#app/src/dev/ContractMismatchPanel.tsx'
import type { ContractMismatch } from '#app/src/dev/contract-mismatches.ts'
import { inMain } from '../inMain.tsx'

const missing: ContractMismatch = {
  operation: 'listBalances',
  address: 'GET /api/balances',
  at: 'total_worth_usd',
  expected: 'text',
  got: 'nothing',
  unusable: true,
}
const word: ContractMismatch = {
  operation: 'listUtaDeals',
  address: 'GET /api/uta/deals',
  at: 'data.0.side',
  expected: 'one of "long", "short"',
  got: 'text "flat"',
  unusable: false,
}
const whole: ContractMismatch = {
  operation: 'getUtaStatistics',
  address: 'GET /api/statistics-uta',
  at: '',
  expected: 'JSON',
  got: 'something else',
  unusable: true,
}

/** Shown to developers beside the application while the server's responses violate the contract (`npm run dev`). */
const meta = {
  title: 'contract/DriftPanel',
  component: ContractMismatchPanel,
  args: { drifts: [missing] },
  argTypes: {
    drifts: {
      description: 'Where responses violated the contract, the latest first.',
      table: { type: { summary: 'readonly ContractMismatch[]' } },
    },
  },
  decorators: [inMain],
} satisfies Meta<typeof ContractMismatchPanel>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('total_worth_usd')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('1 answer does not fit the contract')).toHaveFocus()
    await userEvent.keyboard(' ')
    if (!canvas.getByText('total_worth_usd').checkVisibility())
      await userEvent.click(canvas.getByText('1 answer does not fit the contract'))
    await expect(canvas.getByText('total_worth_usd')).toBeVisible()
  },
}

export const Open: Story = { args: { drifts: [missing, word, whole], open: true } }

const many = Array.from({ length: 24 }, (_, at): ContractMismatch => ({
  ...word,
  operation: 'listTransactions',
  address: 'GET /api/transactions',
  at: `data.${at}.counterparty.address`,
}))
export const Many: Story = { args: { drifts: many, open: true }, globals: { viewport: { value: 'w360' } } }
