import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmailField } from '#design-system/forms/EmailField.tsx'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import { bound } from './fields.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/EmailField',
  component: EmailField,
  parameters: {
    usage: {
      use: 'An e-mail address.',
      instead: 'For an address that cannot be changed use DescriptionList.',
      do: ['Let the browser fill it in: `autoComplete="email"`.'],
      dont: ['Ask for it twice.'],
      accessibility: ['E-mail keyboard on phones; no capitals, no spell checking.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: bound('email', 'Email'),
} satisfies Meta<typeof EmailField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['daily'] }

export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        <Sample name="rest">
          <EmailField {...bound('a', 'Email')} placeholder="name@example.com" />
        </Sample>
        <Sample name="filled">
          <EmailField {...bound('b', 'Email')} defaultValue="vera.lindt@example.com" />
        </Sample>
        <Sample name="error">
          <EmailField {...bound('c', 'Email', { error: true, helperText: 'Email is not valid.' })} defaultValue="vera.lindt@" />
        </Sample>
      </Sheet>
    </OnCard>
  ),
}
