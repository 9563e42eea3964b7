import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AddressDoubt } from '#design-system/forms/AddressDoubt.tsx'
import type { Usage } from '../site/usage.ts'

const cold = { label: 'Cold wallet', address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E' }

const meta = {
  title: 'forms/AddressDoubt',
  component: AddressDoubt,
  parameters: {
    usage: {
      use: 'Wherever an address is about to be used: it fails its checksum, or resembles one that the user knows.',
      instead: 'An address that is no address, or no destination, is an error of AddressField.',
      do: ['Let the user confirm it in the form with AddressCompared, and say it again in the review.'],
      dont: ['Ask about an address that the user knows.'],
      accessibility: ['A notice with a heading; it is there when the review opens, so it is read in its place.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { address: `0x7a3f${'0'.repeat(32)}c91e`, known: [cold] },
} satisfies Meta<typeof AddressDoubt>

export default meta
type Story = StoryObj<typeof meta>

export const Alike: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^This looks like “Cold wallet”/)).toBeVisible(),
}
export const Checksum: Story = {
  args: { address: '0x52908400098527886E0F7030069857D2E4169Ee7' },
  play: ({ canvas }) => expect(canvas.getByText(/don’t match the checksum/)).toBeVisible(),
}
export const Nothing: Story = {
  args: { address: cold.address },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[class*="Alert"]')).toBeNull(),
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
