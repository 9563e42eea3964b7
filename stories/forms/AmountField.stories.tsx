import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { object } from 'zod/mini'
import type { AmountFieldProps } from '#design-system/forms/AmountField.tsx'
import { AmountField } from '#design-system/forms/AmountField.tsx'
import { amount, positive } from '#design-system/forms/amountRules.ts'
import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import { max_value, required, text } from '#design-system/forms/rules.ts'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { modelled } from './fields.ts'
import { Playground } from './Playground.tsx'
import type { Usage } from '../site/usage.ts'

const available = '3215.8'
const schema = object({ amount: text().check(required(), ...amount(), positive(), max_value(available)) })
const submitted = fn()

function InForm(props: Partial<AmountFieldProps> & { start?: string }) {
  return (
    <Playground<{ amount: string }>
      schema={schema}
      labels={{ amount: 'Amount' }}
      defaults={{ amount: props.start ?? '' }}
      onSubmit={submitted}
    >
      {(form) => (
        <ControlledField form={form} name="amount">
          {(binding) => (
            <AmountField {...binding} onSet={(value) => form.set('amount', value)} token="USDT" available={available} {...props} />
          )}
        </ControlledField>
      )}
    </Playground>
  )
}

/** The field with its value, as a form keeps it. */
function Live(props: AmountFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <OnCard>
      <AmountField {...props} value={value} onChange={setValue} />
    </OnCard>
  )
}

const meta = {
  title: 'forms/AmountField',
  component: AmountField,
  parameters: {
    usage: {
      use: 'An amount of a token that will move.',
      instead: 'For assumptions use RulerSlider; for an amount that is only shown Money.',
      do: ['Pass what is available, and `max` less the fee.', 'Say what it is worth, if another currency helps.'],
      dont: ['Format or round the value: it is the canonical decimal string.'],
      accessibility: ['Decimal keyboard on phones; errors say by how much, and the button “Max” names what it enters.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { ...modelled('amount', 'Amount', ''), token: 'USDT', available },
  render: () => <InForm />,
  beforeEach: () => {
    submitted.mockClear()
  },
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

const tokens = ['USDT', 'MATU', 'BNB']

export const Default: Story = { render: (args) => <Live {...args} /> }

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="rest">
          <AmountField {...modelled('a', 'Amount', '')} token="USDT" available={available} tokens={tokens} onToken={fn()} />
        </Sample>
        <Sample name="filled, with its worth">
          <AmountField
            {...modelled('b', 'Amount', '1250.5')}
            token="USDT"
            available={available}
            tokens={tokens}
            onToken={fn()}
            worth={{ value: '1250.75', unit: 'USD' }}
          />
        </Sample>
        <Sample name="more than there is: by how much">
          <AmountField
            {...modelled('c', 'Amount', '9000', { error: true, helperText: 'Enter no more than 3,215.8.', errorKey: 'forms.max_value' })}
            token="USDT"
            available={available}
            worth={{ value: '9001.8', unit: 'USD' }}
          />
        </Sample>
        <Sample name="less than is taken">
          <AmountField
            {...modelled('d', 'Amount', '2', { error: true, helperText: 'Amount is not valid.', errorKey: 'forms.not_valid' })}
            token="USDT"
            available={available}
            min="10"
          />
        </Sample>
        <Sample name="every digit of 18 decimals">
          <AmountField {...modelled('e', 'Amount', '1234.500000000000000001')} token="MATU" available="8420.5" />
        </Sample>
        <Sample name="nothing there">
          <AmountField {...modelled('f', 'Amount', '')} token="BNB" available="0" />
        </Sample>
        <Sample name="disabled, and why">
          <AmountField
            {...modelled('g', 'Amount', '')}
            token="USDT"
            available={available}
            disabled
            helperText="Withdrawals resume on August 21 at 6:00 PM"
          />
        </Sample>
        <Sample name="busy">
          <AmountField
            {...modelled('h', 'Amount', '1250', { locked: true })}
            token="USDT"
            available={available}
            tokens={tokens}
            onToken={fn()}
          />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: /Amount|Betrag/ })
const save = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))

/** The locale's separators in, the canonical decimal string out. */
export const LocaleSeparators: Story = {
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '1.234,56')
    await save(canvasElement)
    await expect(submitted).toHaveBeenCalledWith({ amount: '1234.56' })
    await expect(field(canvasElement)).toHaveValue('1.234,56')
  },
}

/** A number copied from a program is accepted in every language, and then formatted for the locale. */
export const PastedPlainNumber: Story = {
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.paste('1234.56')
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveValue('1.234,56')
  },
}

/** A pasted amount: with its currency and with spaces. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement))
    await userEvent.paste(' 1,234.56\u00a0USDT ')
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveValue('1,234.56')
    await expect(field(canvasElement)).not.toBeInvalid()
    await userEvent.clear(field(canvasElement))
    await userEvent.paste('1,234.56 €')
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAccessibleDescription('This includes another currency. Enter only the amount.')
  },
}

/** Grouping of another language is rejected with a hint, and the text stays unchanged. */
export const OtherGrouping: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '1.234,56')
    await expect(field(canvasElement)).not.toBeInvalid()
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAccessibleDescription('This amount is ambiguous. Enter it like this: 1,234.56.')
    await expect(field(canvasElement)).toHaveValue('1.234,56')
    await save(canvasElement)
    await expect(submitted).not.toHaveBeenCalled()
  },
}

/** A button sets the value, so it is validated at once; "Max" is exact, a quarter is rounded down to the displayed digits. */
export const Shares: Story = {
  render: () => <InForm available="3215.800000000000000007" max="3213.300000000000000007" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(field(canvasElement), '9000')
    await userEvent.tab()
    await expect(field(canvasElement)).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: '25%' }))
    await expect(field(canvasElement)).toHaveValue('803.32')
    await expect(field(canvasElement)).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(field(canvasElement)).toHaveValue('3,213.300000000000000007')
    await save(canvasElement)
    await expect(submitted).toHaveBeenCalledWith({ amount: '3213.300000000000000007' })
  },
}

/** The box keeps its height with the first digit, and when it is left. */
export const KeepsItsHeight: Story = {
  render: () => <InForm worth={{ value: '4', unit: 'USD' }} />,
  play: async ({ canvasElement }) => {
    const height = () => field(canvasElement).closest('.MuiInputBase-root')?.getBoundingClientRect().height
    const empty = height()
    await userEvent.type(field(canvasElement), '4')
    await expect(height()).toBe(empty)
    await userEvent.tab()
    await expect(height()).toBe(empty)
  },
}

export const MoreThanThereIs: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '9000')
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAccessibleDescription('5,784.20\u00a0USDT over your available balance')
  },
}

/** Neither what is available nor by how much the amount is too large: together with the amount it would tell the balance. */
export const AmountsHidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '9000')
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveAccessibleDescription('•••• USDT over your available balance')
    await expect(canvasElement).toHaveTextContent('Available •••• USDT')
    await expect(canvasElement).not.toHaveTextContent(/3,215|5,784/)
  },
}

/** Switching the language keeps the amount and formats it anew. */
export const GermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  render: () => <InForm start="1250.5" tokens={tokens} onToken={fn()} worth={{ value: '1250.75', unit: 'USD' }} />,
}
