import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { SearchFieldProps } from '#design-system/forms/SearchField.tsx'
import { SearchField } from '#design-system/forms/SearchField.tsx'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

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
  parameters: {
    usage: {
      use: 'Finding something in what is on the page: questions, tokens, partners.',
      instead: 'For criteria with few values use FilterBar.',
      do: ['Filter at each keystroke and say how many are left.'],
      dont: ['Need Enter.'],
      accessibility: ['A search field with a name; its clear button is reached by the keyboard.'],
      status: 'stable',
    } satisfies Usage,
  },
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
