import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FeeField } from '#design-system/forms/FeeField.tsx'
import { feesOf } from '#design-system/lib/fees.ts'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const fees = feesOf({ tokens_operations_fee: '2.5', matu_fee_discount_percent: '20', matu_price: '1.084' })

const meta = {
  title: 'forms/FeeField',
  component: FeeField,
  parameters: {
    usage: {
      use: 'The choice of the token that pays the fee of an operation.',
      instead: 'If only one token can pay, show the fee in the review.',
      do: ['Show what each costs, and why one is not possible.'],
      dont: ['Choose for the user without saying so.'],
      accessibility: ['A radio group; the cost is part of each option’s name.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { name: 'fee_type', fees, token: 'USDT', available: (): string | null => '8420.5' },
} satisfies Meta<typeof FeeField>

export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  tags: ['daily'],
  render: (args) => (
    <OnCard>
      <Sheet>
        <Sample name="both ways open">
          <FeeField {...args} name="a" />
        </Sample>
        <Sample name="not enough MATU">
          <FeeField {...args} name="b" available={() => '0.5'} />
        </Sample>
        <Sample name="the balance of MATU could not be read">
          <FeeField {...args} name="d" available={() => null} />
        </Sample>
        <Sample name="no discount">
          <FeeField
            {...args}
            name="c"
            fees={feesOf({ tokens_operations_fee: '2.5', matu_fee_discount_percent: '0', matu_price: '1.084' })}
          />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
export const German: Story = { ...States, globals: { locale: 'de', viewport: { value: 'w360' } } }
/** With hidden amounts, the hint at a token that cannot pay the fee does not show the balance. */
export const AmountsHidden: Story = {
  args: { available: () => '0.5137' },
  globals: { amounts: 'hidden' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('radio', { name: /^MATU/ })).toBeDisabled()
    await expect(canvasElement).toHaveTextContent('•••• MATU')
    await expect(canvasElement).not.toHaveTextContent('0.51')
  },
}
