import type { Meta, StoryObj } from '@storybook/react-vite'
import { AddressText } from '#design-system/components/AddressText.tsx'

const meta = {
  title: 'components/AddressText',
  component: AddressText,
  args: { address: '0x7A3f19C2be0488aD51F06cE2940bB7d3A1f8C91e' },
} satisfies Meta<typeof AddressText>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Whole: Story = { args: { whole: true } }
export const WholeOnASmallPhone: Story = { args: { whole: true }, globals: { viewport: { value: 'w320' } } }
