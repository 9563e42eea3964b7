import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { TextFieldProps } from '#design-system/forms/TextField.tsx'
import { NameField } from '#design-system/forms/NameField.tsx'
import { OnCard } from '../StoryCanvas.tsx'

function Live(props: TextFieldProps) {
  const [value, setValue] = useState('')
  return <NameField {...props} value={value} onChange={({ target }) => setValue(target.value)} />
}

const meta = {
  title: 'forms/NameField',
  component: NameField,
  args: { name: 'firstname', label: 'First name' },
  render: (args) => (
    <OnCard>
      <Live {...args} />
    </OnCard>
  ),
} satisfies Meta<typeof NameField>

export default meta
type Story = StoryObj<typeof meta>

/** Letters of any script, spaces, apostrophes, hyphens and dots are accepted; digits and symbols are not. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('First name')
    await userEvent.type(field, 'Anne-Marie 2 O’Neil!')
    await expect(field).toHaveValue('Anne-Marie  O’Neil')
  },
}
