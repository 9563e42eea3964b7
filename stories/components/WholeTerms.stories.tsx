import type { Meta, StoryObj } from '@storybook/react-vite'
import Stack from '@mui/material/Stack'
import { expect } from 'storybook/test'
import { WholeTerms } from '#design-system/components/data-display/WholeTerms.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/WholeTerms',
  component: WholeTerms,
  parameters: {
    usage: {
      use: 'A sentence with a term such as BEP-20, where it may wrap.',
      instead: 'For amounts with their unit use Money, for addresses AddressText.',
      do: ['Give it the whole text of the catalogue.'],
      dont: ['Put a no-break hyphen into a catalogue: the search would not find the word, and a further font file would be loaded.'],
      accessibility: ['The text is read as it is written.'],
      status: 'new',
      changes: { '2026-11-25': 'New.' },
    } satisfies Usage,
  },
  args: { children: 'Send tokens to a BEP-20 address and turn on two-factor authentication.' },
} satisfies Meta<typeof WholeTerms>

export default meta
type Story = StoryObj<typeof meta>

/** The text is what was given, in any width, and each term is on one line. */
export const Ready: Story = {
  decorators: [
    (Story) => (
      <Stack useFlexGap sx={{ gap: '24px', width: '100%' }}>
        {['70px', '120px', '180px', '240px'].map((width) => (
          <Stack component="p" key={width} sx={{ display: 'block', width, margin: 0 }}>
            <Story />
          </Stack>
        ))}
      </Stack>
    ),
  ],
  play: async ({ canvas, canvasElement, args }) => {
    for (const text of canvasElement.querySelectorAll('p')) await expect(text).toHaveTextContent(args.children)
    for (const term of [...canvas.getAllByText('BEP-20'), ...canvas.getAllByText('two-factor')])
      await expect(term.getClientRects()).toHaveLength(1)
  },
}
