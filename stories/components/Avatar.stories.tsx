import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '#design-system/components/data-display/Avatar.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Avatar',
  component: Avatar,
  parameters: {
    usage: {
      use: 'A person: the user in the navigation, partners in the referral tree.',
      instead: 'For a token use TokenCoin, for a wallet AddressIdenticon, for a kind of entry IconDisc.',
      do: ['Write the name beside it.', 'Pass `null` while the person is loading: the disc keeps the space.'],
      dont: ['Use initials as the only way to tell two people apart.'],
      accessibility: ['Decorative: the name beside it is read, the picture is not.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Avatar.' },
    } satisfies Usage,
  },
  args: { person: { firstname: 'Vera', lastname: 'Lindt', avatar_url: null } },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const Small: Story = { args: { size: 'small' } }
export const Unknown: Story = { args: { person: null } }
