import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '#design-system/components/Text.tsx'
import { Sheet } from '../StoryCanvas.tsx'

const variants = ['h1', 'h2', 'h3', 'h4', 'bodyLg', 'body', 'bodySm', 'label', 'labelSm', 'caption', 'micro', 'mono'] as const

const meta = { title: 'components/Text', component: Text, args: { children: 'Every amount against a scale' } } satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Sheet>
      {variants.map((variant) => (
        <Text key={variant} as="p" variant={variant}>
          {variant}: every amount against a scale, 0123456789
        </Text>
      ))}
    </Sheet>
  ),
}

export const Russian: Story = {
  render: () => (
    <Sheet>
      {variants.map((variant) => (
        <Text key={variant} as="p" variant={variant}>
          Каждая сумма стоит на шкале, 0123456789
        </Text>
      ))}
    </Sheet>
  ),
  globals: { locale: 'ru' },
}
