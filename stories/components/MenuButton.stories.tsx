import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { MenuButton } from '#design-system/components/inputs/MenuButton.tsx'
import type { Usage } from '../site/usage.ts'

const Room = styled('div')({ minHeight: 220, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' })

const onSelect = fn()

const meta = {
  title: 'components/MenuButton',
  component: MenuButton,
  parameters: {
    usage: {
      use: 'One of a few options that rarely change, where space is short: order, theme, language.',
      instead: 'For a value of a form use SelectField; for two to five options with room SegmentedControl.',
      do: ['Show the current option on the button.', 'Use `bare` with an icon alone, and always `label`.'],
      dont: ['Put actions and options into the same menu.'],
      accessibility: ['A menu with radio items: arrows move, Escape closes and returns the focus.'],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Menu, loaded when first opened.' },
    } satisfies Usage,
  },
  args: {
    label: 'Order',
    face: 'Order',
    choices: [
      { id: 'new', label: 'Newest first', selected: true, onSelect },
      { id: 'old', label: 'Oldest first', selected: false, onSelect },
    ],
  },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Actions: none is selected, and a second line says what each does. */
export const Actions: Story = {
  args: {
    label: 'Download',
    face: 'Download',
    choices: [
      { id: 'sheet', label: 'For a spreadsheet', hint: 'In your language', onSelect },
      { id: 'exact', label: 'Raw data', hint: 'For programs', onSelect },
    ],
  },
  play: async ({ canvasElement }) => {
    onSelect.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Raw data For programs' }))
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
/** Arrow keys move, Enter selects, and the focus returns to the button. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Order' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await screen.findByRole('menu', { name: 'Order' })
  },
}
