import type { Meta, StoryObj } from '@storybook/react-vite'
import Stack from '@mui/material/Stack'
import { expect } from 'storybook/test'
import { TextLink } from '#design-system/components/navigation/TextLink.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/TextLink',
  component: TextLink,
  parameters: {
    usage: {
      use: 'A link inside a sentence or at the end of a card.',
      instead: 'For an action or the next step use Button.',
      do: ['Name the destination: “All transactions”, not “here”.', 'Use `quiet` only for legal texts and sources.'],
      dont: ['Open a new window without saying so.'],
      accessibility: ['Underlined, so that it differs from text without colour.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Link.' },
    } satisfies Usage,
  },
  args: { href: '/en/cabinet', children: 'All transactions' },
  argTypes: { children: { description: 'The name of the destination.' } },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** Not part of a sentence: as high as a finger on phones, without making its line higher. */
export const Standalone: Story = {
  args: { standalone: true },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'All transactions' }).getBoundingClientRect()
    if (window.innerWidth < 900) await expect(height).toBeGreaterThanOrEqual(44)
  },
}
/** At the end of a row the link keeps its words on one line: the room for a finger takes none from them (tests/e2e/composition.spec.ts). */
export const AtTheEndOfARow: Story = {
  args: { standalone: true, children: 'Edit' },
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <Stack direction="row" sx={{ justifyContent: 'space-between', width: 200 }}>
        <span>Personal data</span>
        <span>
          <Story />
        </span>
      </Stack>
    ),
  ],
}
export const Quiet: Story = { args: { quiet: true } }
export const Outside: Story = { args: { href: 'https://bscscan.com/tx/0x1', target: '_blank', children: 'Open in the explorer' } }
