import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankRuler } from '#design-system/components/brand/RankRuler.tsx'
import { referral } from '../screens/samples/referral.ts'
import { OnCard } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/RankRuler',
  component: RankRuler,
  parameters: {
    usage: {
      use: 'All ranks with their conditions, on the page that explains them.',
      instead: 'In cards use RankLadder.',
      do: ['Pass `null` as `current` for visitors.'],
      dont: ['Leave ranks out.'],
      accessibility: ['A list in which the current rank is marked in words; the ruler is decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { ranks: referral.ranks, current: 2, progress: 0.393 },
  decorators: [
    (Story) => (
      <OnCard wide>
        <Story />
      </OnCard>
    ),
  ],
} satisfies Meta<typeof RankRuler>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = { tags: ['daily'] }
export const AtTheStart: Story = { args: { current: 0, progress: 0 } }
export const AtTheEnd: Story = { args: { current: 4, progress: 1 } }
/** Only the conditions: the user's rank is not known. */
export const Conditions: Story = { args: { current: null } }
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
