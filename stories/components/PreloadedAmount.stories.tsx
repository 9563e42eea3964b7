import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PreloadedAmount } from '#design-system/components/PreloadedAmount.tsx'
import { Money } from '#design-system/components/Money.tsx'
import { Skeleton } from '#design-system/components/Skeleton.tsx'
import { OnInk } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/PreloadedAmount',
  component: PreloadedAmount,
  parameters: {
    usage: {
      use: 'The largest amount of a prerendered page that is known before the page’s code is.',
      instead: 'For any other amount use Money in LoadableView.',
      do: ['Give it the skeleton that LoadableView would show.'],
      dont: ['Use it twice on a page.'],
      accessibility: ['The skeleton is hidden; the amount is text as soon as it is there.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { unit: 'USD', children: null },
  render: (args) => (
    <OnInk>
      <PreloadedAmount {...args}>
        <Skeleton on="ink" width={300} height={36} />
      </PreloadedAmount>
    </OnInk>
  ),
} satisfies Meta<typeof PreloadedAmount>

export default meta
type Story = StoryObj<typeof meta>

/** Writes like a page's inline script (app/build/prerender/inline/preload-data.ts). */
function write(canvasElement: HTMLElement, integer: string, fraction: string, mark: 'there' | 'long'): HTMLElement {
  const place = canvasElement.querySelector<HTMLElement>('[data-early]')!
  place.querySelector('.integer')!.textContent = integer
  place.querySelector('.fraction')!.textContent = fraction
  place.dataset['early'] = mark
  return place
}

/** No response yet: only the skeleton. */
export const Waiting: Story = {
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelector('.wait')).toBeVisible()
    await expect(canvas.getByText('USD')).not.toBeVisible()
  },
}

/** The amount has arrived before the component's code. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const place = write(canvasElement, '13,081', '.32', 'there')
    await expect(place.querySelector('.figure')).toBeVisible()
    await expect(place.querySelector('.figure')).toHaveTextContent('13,081.32 USD')
    await expect(place.querySelector('.wait')).not.toBeVisible()
  },
}

/** More digits than fit on a phone: the font size shrinks, as in the real component. */
export const Long: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const place = write(canvasElement, '123,456,789', '.12', 'long')
    await expect(place.querySelector('.figure')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** The real amount replaces it without a layout shift: the same height and digits. */
export const MatchesRealAmount: Story = {
  render: (args) => (
    <OnInk>
      <PreloadedAmount {...args}>
        <Skeleton on="ink" width={300} height={36} />
      </PreloadedAmount>
      <Money value="13081.32" unit="USD" size="hero" decimals={2} />
    </OnInk>
  ),
  play: async ({ canvasElement }) => {
    const figure = write(canvasElement, '13,081', '.32', 'there').querySelector('.figure')!
    const real = canvasElement.querySelector('[data-early] + *')!
    await expect(figure.textContent).toBe(real.textContent)
    const style = (element: Element) => {
      const { fontSize, lineHeight, fontWeight, letterSpacing, color } = getComputedStyle(element)
      return { fontSize, lineHeight, fontWeight, letterSpacing, color }
    }
    await expect(style(figure)).toEqual(style(real))
  },
}
