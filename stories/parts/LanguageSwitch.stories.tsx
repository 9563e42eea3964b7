import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { languageName, locales } from '#design-system/i18n/tags.ts'
import { LanguageList, LanguageSegment, LanguageSwitch } from '#design-system/parts/LanguageSwitch.tsx'

const Room = styled('div')({ minHeight: 280, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' })

const meta = {
  title: 'parts/LanguageSwitch',
  component: LanguageSwitch,
  args: { languages: locales.map((code) => ({ code, href: `/${code}/help`, current: code === 'en' })), onLanguage: fn() },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
} satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Compact: Story = { args: { compact: true } }

/** Names in their own languages; Escape gives the focus back. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const face = canvasElement.querySelector('summary')!
    await userEvent.click(face)
    const russian = canvas.getByRole('link', { name: languageName.ru })
    await expect(russian).toHaveAttribute('lang', 'ru')
    await userEvent.keyboard('{Tab}{Escape}')
    await expect(russian).not.toBeVisible()
    await expect(face).toHaveFocus()
    await userEvent.click(face)
    await userEvent.click(russian)
    await expect(args.onLanguage).toHaveBeenCalledWith('ru')
    await userEvent.click(face)
  },
}

export const Segment: Story = { render: (args) => <LanguageSegment {...args} /> }
export const InTheFooter: Story = { render: (args) => <LanguageList {...args} /> }
