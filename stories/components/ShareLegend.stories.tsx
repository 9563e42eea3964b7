import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShareLegend } from '#design-system/components/brand/ShareLegend.tsx'
import { ShareBar } from '#design-system/components/brand/ShareBar.tsx'
import { Money } from '#design-system/components/data-display/Money.tsx'
import { OnInk } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const items = [
  { name: 'MATU · 69.8%', share: 69.8, value: <Money value="8420.5" unit="MATU" showUnit={false} /> },
  { name: 'USDT · 24.6%', share: 24.6, value: <Money value="3215.8" unit="USDT" showUnit={false} /> },
  { name: 'BNB · 5.6%', share: 5.6, value: <Money value="1.2046" unit="BNB" showUnit={false} /> },
]

const meta = {
  title: 'components/ShareLegend',
  component: ShareLegend,
  parameters: {
    usage: {
      use: 'Names and amounts over a wide ShareBar.',
      instead: 'On phones and with more than four segments use a list.',
      do: ['Give it the bar’s segments in the same order.'],
      dont: ['Leave out the small ones: they move to the right edge instead.'],
      accessibility: ['Text that is read before the bar, which then may be decorative.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { items: [] },
} satisfies Meta<typeof ShareLegend>

export default meta
type Story = StoryObj<typeof meta>

export const AboveAnEdge: Story = {
  args: { items },
  render: (args) => (
    <OnInk>
      <ShareLegend {...args} />
      <ShareBar segments={args.items} on="ink" height={32} label="MATU 69.8%, USDT 24.6%, BNB 5.6%" />
    </OnInk>
  ),
}

/** The whole item is the link; its name is the name of the share. */
export const Linked: Story = {
  ...AboveAnEdge,
  args: { items: items.map((item) => ({ ...item, href: `#${item.share}` })) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'USDT · 24.6%' })
    await expect(link).toHaveAttribute('href', '#24.6')
    const { left, right, bottom } = link.closest('li')!.getBoundingClientRect()
    await expect(document.elementFromPoint((left + right) / 2, bottom - 2)).toBe(link)
  },
}
/** Four amounts on a phone: two per line, in columns (tests/e2e/composition.spec.ts). */
export const Pairs: Story = {
  ...AboveAnEdge,
  args: {
    items: [...items, { name: 'UTA · 32.3%', share: 32.3, value: <Money value="6240.18" unit="USDT" showUnit={false} /> }],
    pairs: true,
  },
  globals: { viewport: { value: 'w390' } },
}
export const OneToken: Story = { ...AboveAnEdge, args: { items: items.slice(0, 1) } }
/** Two with long names, on a narrow phone: neither leaves the card, and below each other both start at its edge. */
export const Narrow: Story = {
  ...AboveAnEdge,
  args: {
    items: [
      { name: 'Доступно для торговли · 76%', share: 76, value: <Money value="4740.18" unit="USDT" showUnit={false} /> },
      { name: 'Заблокировано · 24%', share: 24, value: <Money value="1500" unit="USDT" showUnit={false} /> },
    ],
  },
  globals: { locale: 'ru', viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [list, first, last] = [canvas.getByRole('list'), ...canvas.getAllByRole('listitem')].map((part) => part.getBoundingClientRect())
    await expect(last!.top).toBeGreaterThan(first!.top)
    await expect(last!.left).toBe(list!.left)
    await expect(first!.left).toBe(list!.left)
    await expect(Math.max(first!.right, last!.right)).toBeLessThanOrEqual(list!.right)
  },
}
