import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextInput } from '#design-system/forms/TextInput.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { bound } from './fields.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/TextInput',
  component: TextInput,
  parameters: {
    usage: {
      use: 'One line of text. EmailField, NameField, PhoneField and the others are built on it.',
      instead: 'For several lines there is no field: the product asks for none.',
      do: ['Label above, hint below, error in the place of the hint.', 'Use `disabled` with the reason for what is not possible now.'],
      dont: ['Use the placeholder as label.'],
      accessibility: ['Label and helper text are connected; errors set `aria-invalid`.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s FormControl and OutlinedInput.' },
    } satisfies Usage,
  },
  args: bound('name', 'Name'),
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="rest">
          <TextInput {...bound('a', 'Name')} placeholder="Travel phone" helperText="Up to 64 characters" />
        </Sample>
        <Sample name="filled, with a count">
          <TextInput {...bound('b', 'Name')} defaultValue="Travel phone" aside="12 of 64" />
        </Sample>
        <Sample name="error: what to do">
          <TextInput {...bound('c', 'Name', { error: true, helperText: 'Name is required.' })} />
        </Sample>
        <Sample name="success">
          <TextInput {...bound('d', 'Name')} defaultValue="Travel phone" color="success" helperText="This name is free" />
        </Sample>
        <Sample name="worth a second look">
          <TextInput {...bound('e', 'Name')} defaultValue="Travel phone" color="warning" helperText="Another wallet has nearly this name" />
        </Sample>
        <Sample name="disabled, and why">
          <TextInput {...bound('g', 'Name')} defaultValue="Travel phone" disabled helperText="Opens when the first wallet is confirmed" />
        </Sample>
        <Sample name="busy: the value stays as it was sent">
          <TextInput {...bound('h', 'Name', { locked: true })} defaultValue="Travel phone" />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}

export const Focus: Story = {
  args: { defaultValue: 'vera@' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await userEvent.click(field)
    await expect(field).toHaveFocus()
  },
}

/** The error is associated with its field, so that it is read with it. */
export const Invalid: Story = {
  args: { error: true, helperText: 'Name is required.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Name' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Name is required.')
  },
}
