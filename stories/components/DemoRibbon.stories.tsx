import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DemoRibbon } from '#design-system/components/feedback/DemoRibbon.tsx'
import { demoWords } from '#mocks/fixtures/demo.ts'
import { personaPassword, personas } from '#mocks/fixtures/personas.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/DemoRibbon',
  component: DemoRibbon,
  parameters: {
    usage: {
      use: 'In the demo build, above every page.',
      instead: 'In the product: it has no demo users.',
      do: ['Keep its texts beside the demo, not in the catalogues.'],
      dont: ['Add settings to it; the workbench has them.'],
      accessibility: ['A named region with a native `details`, which opens without a script.'],
      status: 'stable',
    } satisfies Usage,
    layout: 'fullscreen',
  },
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
