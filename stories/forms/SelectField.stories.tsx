import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from '#design-system/forms/SelectField.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { bound } from './fields.ts'
import type { Usage } from '../site/usage.ts'

const options = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español', disabled: true },
]

const meta = {
  title: 'forms/SelectField',
  component: SelectField,
  parameters: {
    usage: {
      use: 'One of four or more options in a form.',
      instead: 'For up to three use RadioGroup; outside a form MenuButton.',
      do: ['Order options by use or by name.'],
      dont: ['Preselect what matters legally.'],
      accessibility: ['The browser’s own menu: on phones the wheel or list people know.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s NativeSelect.' },
    } satisfies Usage,
  },
  args: { ...bound('lang', 'Language'), options },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="rest">
          <SelectField {...bound('a', 'Language')} options={options} />
        </Sample>
        <Sample name="error">
          <SelectField
            {...bound('b', 'Language', { error: true, helperText: 'Choose an option.' })}
            options={[{ value: '', label: '' }, ...options]}
          />
        </Sample>
        <Sample name="disabled">
          <SelectField {...bound('c', 'Language')} options={options} disabled />
        </Sample>
        <Sample name="busy">
          <SelectField {...bound('d', 'Language', { locked: true })} options={options} />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
