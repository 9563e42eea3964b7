import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/PageHeader',
  component: PageHeader,
  parameters: {
    usage: {
      use: 'The heading of a page or a long section, with what belongs beside it.',
      instead: 'For the heading of a card use Section. In the cabinet the layout has the h1 already.',
      do: ['Begin at the level that the outline needs.', 'At most two actions.'],
      dont: ['Repeat the title in the first card.'],
      accessibility: ['At level 1 it takes the focus after navigation, so that screen readers say where one is.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { title: 'Confirm your contact details', lead: 'Your account is unlocked once Telegram is confirmed.' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const WithActions: Story = { args: { actions: <Button variant="soft">Download list</Button> } }
export const OfASection: Story = { args: { level: 2 } }
