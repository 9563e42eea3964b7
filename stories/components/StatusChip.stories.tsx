import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import InfoFillIcon from '@phosphor-icons/core/fill/info-fill.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import XCircleFillIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?react'
import type { Icon } from '#design-system/components/icon.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChipTone } from '#design-system/components/StatusChip.tsx'
import { StatusChip } from '#design-system/components/StatusChip.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'

const meta = {
  title: 'components/StatusChip',
  component: StatusChip,
  args: { children: 'Done' },
} satisfies Meta<typeof StatusChip>

export default meta
type Story = StoryObj<typeof meta>

const tones: readonly (readonly [tone: ChipTone, word: string, Glyph?: Icon])[] = [
  ['neutral', 'Not active'],
  ['brand', 'now'],
  ['ink', 'UTA 90'],
  ['positive', 'Done', CheckCircleFillIcon],
  ['negative', 'Declined', XCircleFillIcon],
  ['warning', 'Waiting for the code', WarningCircleFillIcon],
  ['info', 'Open', InfoFillIcon],
]

/** Colours with a meaning always come with an icon. For transaction statuses, TransactionStatus chooses tone and icon. */
export const Tones: Story = {
  render: () => (
    <Sheet>
      {tones.map(([tone, word, Glyph]) => (
        <Sample key={tone} name={tone}>
          {Glyph ? (
            <>
              <StatusChip tone={tone} icon={<Glyph aria-hidden />}>
                {word}
              </StatusChip>{' '}
              <StatusChip tone={tone} icon={<Glyph aria-hidden />} bare>
                {word}
              </StatusChip>
            </>
          ) : (
            <StatusChip tone={tone}>{word}</StatusChip>
          )}
        </Sample>
      ))}
    </Sheet>
  ),
}
