import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { languageName, locales } from '#design-system/i18n/tags.ts'
import { LanguageList, LanguageSwitch } from '#design-system/components/inputs/LanguageSwitch.tsx'
import type { Usage } from '../site/usage.ts'

const Room = styled('div')({ minHeight: 280, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' })

const meta = {
  title: 'components/LanguageSwitch',
  component: LanguageSwitch,
  parameters: {
    usage: {
      use: 'The header of every layout.',
      instead: 'In a sheet or on a settings page use LanguageSegment.',
      do: ['Link to the same page in each language.'],
      dont: ['Switch by the visitor’s place without asking.'],
      accessibility: ['A menu button that says the current language. Without a script the languages are links.'],
      status: 'stable',
      changes: { '2026-11-23': 'Its menu is MUI’s Menu, loaded when first opened.' },
    } satisfies Usage,
  },
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

/** Languages by their native names; Escape returns the focus. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const face = within(canvasElement).getByRole('button', { name: 'Language: EN' })
    await userEvent.click(face)
    const russian = await screen.findByRole('menuitemradio', { name: languageName.ru })
    await expect(russian).toHaveAttribute('lang', 'ru')
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(face).toHaveFocus()
    await userEvent.click(face)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: languageName.ru }))
    await expect(args.onLanguage).toHaveBeenCalledWith('ru')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(face)
    await screen.findByRole('menu')
  },
}

export const InTheFooter: Story = { render: (args) => <LanguageList {...args} /> }
