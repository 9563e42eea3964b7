import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { MaskedFieldProps } from '#design-system/forms/MaskedField.tsx'
import { MaskedField } from '#design-system/forms/MaskedField.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { modelled } from './fields.ts'
import type { Usage } from '../site/usage.ts'

function Live(props: MaskedFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <MaskedField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const phone = '+7 (###) ###-##-##'

const meta = {
  title: 'forms/MaskedField',
  component: MaskedField,
  parameters: {
    usage: {
      use: 'A text with a fixed pattern: a card number, an IBAN.',
      instead: 'For phones use PhoneField, for names NameField, for amounts AmountField.',
      do: ['Give the keyboard that fits: `inputMode`.'],
      dont: ['Use it where other spellings are valid too.'],
      accessibility: ['The cursor stays where the user put it; rejected characters are not announced as errors.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { name: 'phone', label: 'Phone', value: '', mask: phone, onChange: fn() },
  render: (args) => (
    <OnCard>
      <Live {...args} />
    </OnCard>
  ),
} satisfies Meta<typeof MaskedField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="# digits">
          <Live {...modelled('a', 'Phone', '+7 (916) 123-45-67')} mask={phone} slotProps={{ htmlInput: { inputMode: 'tel' } }} />
        </Sample>
        <Sample name="N name-like">
          <Live {...modelled('b', 'Name on the card', "Vera O'Neil-Lindt")} mask={'N'.repeat(32)} />
        </Sample>
        <Sample name="L uppercase Latin, # digits">
          <Live {...modelled('c', 'IBAN', 'DE89 3704 0044')} mask="LL## #### #### #### #### ##" mono />
        </Sample>
        <Sample name="error">
          <Live {...modelled('d', 'Phone', '+7 (916', { error: true, helperText: 'Phone is not valid.' })} mask={phone} />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
    await userEvent.type(field, '916x1234567')
    await expect(field).toHaveValue('+7 (916) 123-45-67')
    await expect(args.onChange).toHaveBeenLastCalledWith('+7 (916) 123-45-67')
    // After inserting a digit in the middle, the cursor is behind it.
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    await expect(field).toHaveValue('+7 (961) 234-56-7')
    await expect(field.selectionStart).toBeLessThanOrEqual(6)
  },
}

export const Paste: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Phone' })
    await userEvent.click(field)
    await userEvent.paste('+7 916 123 45 67')
    await expect(field).toHaveValue('+7 (916) 123-45-67')
  },
}
