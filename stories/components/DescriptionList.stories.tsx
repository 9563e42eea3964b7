import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressText } from '#design-system/components/data-display/AddressText.tsx'
import { DescriptionList } from '#design-system/components/data-display/DescriptionList.tsx'
import { factGrid } from '#design-system/components/data-display/factGrid.ts'
import { ruledFacts } from '#design-system/components/data-display/ruledFacts.ts'
import { Money } from '#design-system/components/data-display/Money.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/DescriptionList',
  component: DescriptionList,
  parameters: {
    usage: {
      use: 'Facts about one thing: a transaction, a policy, a review before sending.',
      instead: 'For several things with the same facts use DataTable.',
      do: [
        'Order the pairs as a person would ask for them, the total last with `sum`.',
        'Pass `null` for what is unknown, and its row is left out.',
        'Use `factGrid` where the card is wider than a line that can be followed.',
      ],
      dont: ['Put controls into it.'],
      accessibility: ['A description list: screen readers read each name with its value.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    items: [
      { name: 'Amount', value: '1,250.00 USDT' },
      { name: 'Fee', value: '2.50 USDT' },
      { name: 'Left out', value: null },
      { name: 'Address', long: true, value: <AddressText address="0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E" whole /> },
      { name: 'You receive', value: '1,247.50 USDT', sum: true },
    ],
  },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Sum: Story = {}
/** Facts that stand alone in a card, or are compared with those of the card beside. */
export const Ruled: Story = { args: { sx: ruledFacts } }
/** Facts side by side, each value below its name. */
export const Grid: Story = {
  args: {
    sx: factGrid,
    items: [
      { name: 'Tokens', value: 'MATU, USDT, and BNB' },
      { name: 'Minimum', value: '1 MATU, 1 USDT, or 0.0050 BNB' },
      { name: 'Credited', value: 'After 15 confirmations' },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('term')) {
      const [words, value] = [name.getBoundingClientRect(), name.nextElementSibling!.getBoundingClientRect()]
      await expect(value.left).toBe(words.left)
      await expect(value.top).toBeGreaterThanOrEqual(words.bottom)
    }
  },
}
/** Nine digits and eighteen decimals: nothing overlaps, nothing is cut off. */
export const TheLongestAmount: Story = {
  args: {
    items: [
      { name: 'Sie senden', value: <Money value="123456789.000000000000000001" unit="USDT" exact /> },
      { name: 'Gebühr mit MATU-Rabatt', value: <Money value="1.845018450184501845" unit="MATU" exact /> },
      { name: 'Wallet erhält', value: <Money value="100.000000000000000001" unit="USDT" exact />, sum: true },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of canvas.getAllByRole('term')) {
      const [words, value] = [name.getBoundingClientRect(), name.nextElementSibling!.getBoundingClientRect()]
      await expect(value.top >= words.bottom || value.left >= words.right).toBe(true)
    }
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
}
export const German: Story = {
  args: { items: [{ name: 'Voraussichtlich ausgezahlter Nettobetrag', value: '1.247,500000000000000001 USDT' }] },
  globals: { locale: 'de', viewport: { value: 'w320' } },
}
