import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnknownOutcome } from '#design-system/components/feedback/UnknownOutcome.tsx'
import { fn } from 'storybook/test'
import { storyNow } from '../.storybook/decorators.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'
import { everySupport, withSupport } from '../withSupport.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/UnknownOutcome',
  component: UnknownOutcome,
  parameters: {
    usage: {
      use: 'A write that may have moved money and had no answer.',
      instead: 'For a refusal use FormProblem: then nothing moved.',
      do: ['Lock the form below it.', 'Say what is known, and where the result will appear.'],
      dont: ['Offer to send again before the outcome is known.'],
      accessibility: ['Announced as soon as it appears; later changes politely.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: {
    outcome: { state: 'unknown', phase: 'looking', since: storyNow - 21_000, onCheck: fn() },
    links: { transactions: '#transactions' },
  },
  decorators: [withSupport(everySupport)],
} satisfies Meta<typeof UnknownOutcome>

export default meta
type Story = StoryObj<typeof meta>

export const Matrix: Story = {
  tags: ['daily'],
  render: ({ links }) => (
    <Sheet>
      <Sample name="looking it up">
        <UnknownOutcome outcome={{ state: 'unknown', phase: 'looking', since: storyNow - 21_000, onCheck: fn() }} links={links} />
      </Sample>
      <Sample name="between two looks">
        <UnknownOutcome outcome={{ state: 'unknown', phase: 'pausing', since: storyNow - 28_000, onCheck: fn() }} links={links} />
      </Sample>
      <Sample name="it could not be found out">
        <UnknownOutcome outcome={{ state: 'unknown', phase: 'manual', since: storyNow - 90_000, onCheck: fn() }} links={links} />
      </Sample>
      <Sample name="the server cannot be asked by key">
        <UnknownOutcome outcome={{ state: 'unknown', phase: 'manual', since: storyNow - 90_000, onRelease: fn() }} links={links} />
      </Sample>
      <Sample name="it is known that nothing moved">
        <UnknownOutcome outcome={{ state: 'not-done' }} links={links} />
      </Sample>
    </Sheet>
  ),
}

export const German: Story = {
  args: { outcome: { state: 'unknown', phase: 'manual', since: storyNow - 90_000, onCheck: fn() } },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
