import type { Meta, StoryObj } from '@storybook/react-vite'
import { PromoSummerLayout } from '#design-system/layouts/PromoSummerLayout.tsx'
import { PromoStage } from '#design-system/components/layout/PromoStage.tsx'
import { Section } from '#design-system/components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { inMain } from '../inMain.tsx'

// The docs page serialises args as JSON, and a styled element is circular.
const Content = () => (
  <>
    <PromoStage title="Stage" lead="The promotion, over the whole width." coins={null} edge={null} />
    <Section title="Content">
      <Typography component="p">What belongs to the promotion stands below its stage.</Typography>
    </Section>
    <Section title="More content">
      <Typography component="p">One under the other, at any width.</Typography>
    </Section>
  </>
)

const meta = {
  title: 'layouts/PromoSummer',
  component: PromoSummerLayout,
  args: { children: <Content /> },
  decorators: [inMain],
} satisfies Meta<typeof PromoSummerLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } }
