import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { SearchFieldProps } from '#design-system/forms/SearchField.tsx'
import { SearchField } from '#design-system/forms/SearchField.tsx'
import { OnCard } from '../StoryCanvas.tsx'

function Live({ value: first, onValue, ...props }: SearchFieldProps) {
  const [value, setValue] = useState(first)
  return (
    <OnCard>
      <SearchField
        {...props}
        value={value}
        onValue={(next) => {
          setValue(next)
          onValue(next)
        }}
      />
    </OnCard>
  )
}

const meta = {
  title: 'forms/SearchField',
  component: SearchField,
  args: { label: 'Search questions', placeholder: 'Search questions', value: '', onValue: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}
export const Filled: Story = { args: { value: 'withdrawal' } }

/** Clearing keeps the cursor in the field; Escape clears too. */
export const Clear: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Search questions' })
    await userEvent.type(field, 'fee')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear field' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'fee{Escape}')
    await expect(field).toHaveValue('')
  },
}
