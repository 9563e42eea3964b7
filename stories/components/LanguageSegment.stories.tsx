import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LanguageSegment } from '#design-system/components/inputs/LanguageSegment.tsx'
import { locales } from '#design-system/i18n/tags.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/LanguageSegment',
  component: LanguageSegment,
  parameters: {
    usage: {
      use: 'Four languages where there is room: the More sheet, the profile.',
      instead: 'In a header use LanguageSwitch.',
      do: ['Keep the order of the languages.'],
      dont: ['Use flags: languages are not countries.'],
      accessibility: ['Links with the language’s full name; the current one is marked, and each carries `lang`.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { languages: locales.map((code) => ({ code, href: `/${code}/help`, current: code === 'en' })), onLanguage: fn() },
} satisfies Meta<typeof LanguageSegment>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'DE Deutsch' }))
    await expect(args.onLanguage).toHaveBeenCalledWith('de')
  },
}
