import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DemoRibbon } from '#design-system/components/DemoRibbon.tsx'
import { demoWords } from '#mocks/fixtures/demo.ts'
import { personaPassword, personas } from '#mocks/fixtures/personas.ts'

const meta = {
  title: 'components/DemoRibbon',
  component: DemoRibbon,
  parameters: { layout: 'fullscreen' },
  args: { words: demoWords.en, people: personas, password: personaPassword, code: '246810', onSignIn: fn(), onStartOver: fn() },
} satisfies Meta<typeof DemoRibbon>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Demo: nothing here is real'))
    await userEvent.click(canvas.getByRole('button', { name: 'trader' }))
    await expect(args.onSignIn).toHaveBeenCalledWith('trader')
  },
}
export const GermanAt360: Story = {
  args: { words: demoWords.de },
  globals: { locale: 'de', viewport: { value: 'w360' } },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByText('Demo: Nichts hier ist echt')),
}
