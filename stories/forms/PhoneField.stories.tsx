import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PhoneField } from '#design-system/forms/PhoneField.tsx'
import type { Usage } from '../site/usage.ts'

type Props = Parameters<typeof PhoneField>[0]

function Live(props: Props) {
  const [value, setValue] = useState(props.value)
  return <PhoneField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'forms/PhoneField',
  component: PhoneField,
  parameters: {
    usage: {
      use: 'A phone number of any country.',
      instead: 'For a number that is only shown use text.',
      do: ['Begin with the country’s code: the country is named once it is clear.'],
      dont: ['Ask for the country separately.'],
      accessibility: ['Phone keyboard; the detected country is read with the field.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { name: 'phone', label: 'Phone number', value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

/** The country is named and its digits are grouped as soon as its code is typed. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
    await userEvent.type(field, '4915100000042')
    await expect(field).toHaveValue('+49 151 0000 0042')
    await expect(canvas.getByText('Germany')).toBeVisible()
    field.select()
    await userEvent.paste('0034 600-000-000')
    await expect(field).toHaveValue('+34 600 00 00 00')
  },
}
export const Wrong: Story = { args: { value: '+49 15', error: true, helperText: 'Enter the full number with its country code.' } }
export const Russian: Story = { args: { value: '+7 900 000 00 00' }, globals: { locale: 'ru' } }
