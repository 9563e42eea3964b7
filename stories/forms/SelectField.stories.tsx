import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from '#design-system/forms/SelectField.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { bound } from './fields.ts'

const options = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español', disabled: true },
]

const meta = { title: 'forms/SelectField', component: SelectField, args: { ...bound('lang', 'Language'), options } } satisfies Meta<
  typeof SelectField
>

export default meta
type Story = StoryObj<typeof meta>

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
