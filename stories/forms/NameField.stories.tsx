import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { NameField } from '#design-system/forms/NameField.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

function Live(props: ComponentProps<typeof NameField>) {
  const [value, setValue] = useState(props.value)
  return <NameField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'forms/NameField',
  component: NameField,
  parameters: {
    usage: {
      use: 'First and last names.',
      instead: 'For free text use TextField.',
      do: ['Accept what people are called: hyphens, apostrophes, all alphabets.'],
      dont: ['Change capitals.'],
      accessibility: ['Capitalises words on phones only; browsers may fill it in.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { name: 'firstname', label: 'First name', value: '', onChange: fn() },
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
