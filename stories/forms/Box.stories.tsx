import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { BoxState } from '#design-system/forms/Box.tsx'
import { Box, Input, boxState } from '#design-system/forms/Box.tsx'
import { OnCard, Sample, Sheet } from '../sheet.tsx'

const meta = { title: 'forms/Box', component: Box } satisfies Meta<typeof Box>

export default meta
type Story = StoryObj<typeof meta>

const states: readonly (readonly [name: string, state: BoxState])[] = [
  ['rest', {}],
  ['wrong', { error: 'Too short.' }],
  ['right', { success: 'All is well.' }],
  ['read only', { readOnly: true }],
  ['disabled', { disabled: true }],
]

/** What every field is drawn with, without its label and its sentences: those are the fields' own. */
export const States: Story = {
  render: () => (
    <OnCard>
      <Sheet>
        {states.map(([name, state]) => (
          <Sample key={name} name={name}>
            <Box {...boxState(state)}>
              <MagnifyingGlassIcon aria-hidden />
              <Input aria-label={name} defaultValue="Vera" readOnly={state.readOnly} disabled={state.disabled} />
            </Box>
          </Sample>
        ))}
      </Sheet>
    </OnCard>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('rest')
    const at = getComputedStyle(input.parentElement!).boxShadow
    await userEvent.click(input)
    await expect(getComputedStyle(input.parentElement!).boxShadow).not.toBe(at)
  },
}
