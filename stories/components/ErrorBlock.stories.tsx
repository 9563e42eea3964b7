import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorBlock } from '#design-system/components/feedback/ErrorBlock.tsx'
import type { Problem } from '#design-system/lib/loadable.ts'
import { OnCard, Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const kinds: Problem['kind'][] = [
  'offline',
  'network',
  'timeout',
  'forbidden',
  'missing',
  'conflict',
  'invalid',
  'throttled',
  'server',
  'maintenance',
  'refused',
  'unknown-outcome',
  'contract',
  'unexpected',
]

const meta = {
  title: 'components/ErrorBlock',
  component: ErrorBlock,
  parameters: {
    usage: {
      use: 'The place of data that failed to load, so that the rest of the page keeps working.',
      instead: 'For a failed write use FormProblem or UnknownOutcome; for old data StaleDataNotice.',
      do: ['Name what failed and what is not affected.', 'Pass `retry` only if trying again can help.'],
      dont: ['Show codes or the server’s own words.'],
      accessibility: ['Read in its place, not announced; the title is a heading. The retry keeps the focus while it runs.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { title: 'Couldn’t load your balances', problem: { kind: 'server' }, safe: 'Your tokens are not affected.', retry: () => {} },
  decorators: [
    (Story) => (
      <OnCard>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof ErrorBlock>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { tags: ['daily'] }
export const Retrying: Story = { args: { retrying: true } }
export const WithReference: Story = { args: { problem: { kind: 'unexpected', reference: 'c7f1-88' } } }
export const Throttled: Story = { args: { problem: { kind: 'throttled', retryAfter: 41.2 } } }

/** The text of every error kind. */
export const Kinds: Story = {
  render: (args) => (
    <Sheet>
      {kinds.map((kind) => (
        <Sample key={kind} name={kind}>
          <ErrorBlock {...args} problem={{ kind }} level={3} />
        </Sample>
      ))}
    </Sheet>
  ),
}

export const German: Story = { ...Kinds, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { ...Kinds, globals: { locale: 'ru', viewport: { value: 'w360' } } }
export const Spanish: Story = { ...Kinds, globals: { locale: 'es', viewport: { value: 'w360' } } }
