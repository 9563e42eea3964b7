import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle'
import type { Icon } from '@phosphor-icons/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChipTone } from '#design-system/parts/StatusChip.tsx'
import { StatusChip } from '#design-system/parts/StatusChip.tsx'
import { Sample, Sheet } from '../sheet.tsx'

const meta = {
  title: 'parts/StatusChip',
  component: StatusChip,
  args: { children: 'Done' },
} satisfies Meta<typeof StatusChip>

export default meta
type Story = StoryObj<typeof meta>

const tones: readonly (readonly [tone: ChipTone, word: string, Glyph?: Icon])[] = [
  ['neutral', 'Not active'],
  ['brand', 'now'],
  ['ink', 'UTA 90'],
  ['positive', 'Done', CheckCircleIcon],
  ['negative', 'Declined', XCircleIcon],
  ['warning', 'Waiting for the code', WarningCircleIcon],
  ['info', 'Open', InfoIcon],
]

/** Where a colour means something, an icon says it as well. The states of a transaction stand with TransactionStatus, which chooses tone and icon for them. */
export const Tones: Story = {
  render: () => (
    <Sheet>
      {tones.map(([tone, word, Glyph]) => (
        <Sample key={tone} name={tone}>
          {Glyph ? (
            <>
              <StatusChip tone={tone} icon={<Glyph weight="fill" aria-hidden />}>
                {word}
              </StatusChip>{' '}
              <StatusChip tone={tone} icon={<Glyph weight="fill" aria-hidden />} bare>
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
