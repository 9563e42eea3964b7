import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import InfoFillIcon from '@phosphor-icons/core/fill/info-fill.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import XCircleFillIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?react'
import type { Icon } from '#design-system/components/data-display/icon.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StatusChipProps } from '#design-system/components/data-display/StatusChip.tsx'
import { StatusChip } from '#design-system/components/data-display/StatusChip.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/StatusChip',
  component: StatusChip,
  parameters: {
    usage: {
      use: 'The state of a thing in one or two words: active, waiting, declined.',
      instead: 'For transactions use TransactionStatus; for something to press, Button; for explanations Notice.',
      do: ['Give every colour except the default its icon.', 'Use `bare` in the second line of a row.'],
      dont: ['Invent tones: each has one meaning.'],
      accessibility: ['The label is text; icon and colour repeat it.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Chip.' },
    } satisfies Usage,
  },
  args: { children: 'Done' },
  argTypes: { icon: { table: { type: { summary: 'ReactElement' } } } },
} satisfies Meta<typeof StatusChip>

export default meta
type Story = StoryObj<typeof meta>

const colors: readonly (readonly [color: NonNullable<StatusChipProps['color']>, word: string, Glyph?: Icon])[] = [
  ['default', 'Not active'],
  ['primary', 'now'],
  ['ink', 'UTA 90'],
  ['success', 'Done', CheckCircleFillIcon],
  ['error', 'Declined', XCircleFillIcon],
  ['warning', 'Waiting for the code', WarningCircleFillIcon],
  ['info', 'Open', InfoFillIcon],
]

export const Default: Story = { tags: ['daily'] }

/** Colours with a meaning always come with an icon. For transaction statuses, TransactionStatus chooses colour and icon. */
export const Tones: Story = {
  render: () => (
    <Sheet>
      {colors.map(([color, word, Glyph]) => (
        <Sample key={color} name={color}>
          {Glyph ? (
            <>
              <StatusChip color={color} icon={<Glyph aria-hidden />}>
                {word}
              </StatusChip>{' '}
              <StatusChip color={color} icon={<Glyph aria-hidden />} bare>
                {word}
              </StatusChip>
            </>
          ) : (
            <StatusChip color={color}>{word}</StatusChip>
          )}
        </Sample>
      ))}
    </Sheet>
  ),
}
