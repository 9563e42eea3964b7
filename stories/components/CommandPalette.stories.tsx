import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { CommandPalette } from '#design-system/components/navigation/CommandPalette.tsx'
import type { PaletteItem } from '#design-system/components/navigation/PaletteOption.tsx'
import type { Usage } from '../site/usage.ts'

const run = fn()
const items: PaletteItem[] = [
  { id: 'token MATU', group: 'tokens', label: 'MATU', icon: 'token', money: { value: '8420.5', unit: 'MATU' }, run },
  { id: 'token USDT', group: 'tokens', label: 'USDT', icon: 'token', money: { value: '3215.8', unit: 'USDT' }, run },
  { id: 'deposit MATU', group: 'actions', label: 'Deposit MATU', words: ['Пополнить MATU'], icon: 'deposit', run },
  { id: 'withdraw MATU', group: 'actions', label: 'Withdraw MATU', words: ['Вывести MATU'], icon: 'withdraw', run },
  { id: 'convert MATU', group: 'actions', label: 'Convert MATU', words: ['Обменять MATU'], icon: 'convert', run },
  { id: 'withdraw USDT', group: 'actions', label: 'Withdraw USDT', words: ['Вывести USDT'], icon: 'withdraw', run },
  { id: 'amounts', group: 'actions', label: 'Hide amounts', icon: 'amounts', suggested: true, run },
  { id: 'language de', group: 'actions', label: 'German', hint: 'Deutsch', words: ['Deutsch', 'немецкий'], icon: 'language', run },
  { id: 'deposit', group: 'pages', label: 'Deposit', icon: 'assets', hint: 'Assets', suggested: true, run },
  { id: 'withdraw', group: 'pages', label: 'Withdrawal', icon: 'assets', hint: 'Assets', suggested: true, run },
  { id: 'statement', group: 'pages', label: 'Statement', icon: 'trade', hint: 'Transactions', run },
  { id: 'help refill', group: 'help', label: 'How do I make a deposit?', icon: 'help', hint: 'Deposits and withdrawals', run },
]
const withdrawal: PaletteItem = {
  id: 'transaction tx-1041',
  group: 'transactions',
  label: 'Withdrawal',
  hint: 'To Cold wallet · Aug 12, 6:05 PM',
  icon: 'transaction',
  money: { value: '-320', unit: 'MATU', gain: true },
  run,
}
const found: PaletteItem[] = [
  withdrawal,
  {
    ...withdrawal,
    id: 'transaction tx-1036',
    label: 'Referral reward',
    hint: 'From 3 referrals · Aug 10, 12:00 PM',
    money: { value: '42.75', unit: 'MATU', gain: true },
  },
  { id: 'partner 1', group: 'referrals', label: 'Marta Silva', hint: 'Level 1, Senior', icon: 'profile', run },
]

const meta = {
  title: 'components/CommandPalette',
  component: CommandPalette,
  parameters: {
    usage: {
      use: 'The search over the whole cabinet, opened from the top bar or by Ctrl K.',
      instead: 'To filter a list on the page, use SearchField.',
      do: ['Open the form of an action that moves money, and send nothing.', 'Let what the server finds follow what is known at once.'],
      dont: ['List pages that the user may not open.'],
      accessibility: [
        'A combobox: the focus stays in the field, the arrow keys choose, Enter opens, Escape closes; the number of results is read out.',
      ],
      status: 'stable',
    } satisfies Usage,
  },
  args: { open: true, text: '', onText: fn(), items, found: [], search: 'idle', recent: [], onChosen: fn(), onHelp: fn(), onClose: fn() },
  render: function Typed(args) {
    const [text, setText] = useState(args.text)
    return (
      <CommandPalette
        {...args}
        text={text}
        onText={(next) => {
          args.onText(next)
          setText(next)
        }}
      />
    )
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Search' })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

/** Before anything is typed: recent items and frequent actions. */
export const Ready: Story = { tags: ['daily'] }
/** And what was opened last. */
export const Recent: Story = { args: { recent: [withdrawal, items[5]!] } }
export const Matches: Story = { args: { text: 'ma', found } }
/** Arrow keys move the mark, Enter runs the entry, and the focus never leaves the field. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    run.mockClear()
    const input = await field()
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'withdraw usdt')
    await expect(options()).toEqual(['Withdraw USDT '])
    const list = screen.getByRole('listbox')
    const first = within(within(list).getByRole('group', { name: 'Actions' })).getByRole('option')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first.id))
    await userEvent.keyboard('{Enter}')
    await expect(run).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalled()
    await expect(args.onChosen).toHaveBeenCalledWith(items[5])
  },
}
/** The words of the other languages find an entry too, and the arrow keys go through all groups. */
export const InAnotherLanguage: Story = {
  play: async () => {
    const input = await field()
    await userEvent.type(input, 'вывести')
    await waitFor(() => expect(options()).toEqual(['Withdraw MATU ', 'Withdraw USDT ']))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]!.id))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]!.id))
  },
}
/** Nothing matches: the help has a search of its own. */
export const Empty: Story = {
  args: { text: 'zebra' },
  play: async ({ args }) => {
    await expect(await screen.findByText('Nothing found for “zebra”')).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: 'Search help for “zebra”' }))
    await expect(args.onHelp).toHaveBeenCalledWith('zebra')
  },
}
export const Loading: Story = { args: { text: 'ma', search: 'busy' } }
/** What is known here is found all the same. */
export const Failed: Story = { args: { text: 'ma', search: 'failed' } }
export const Escape: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), '{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
/** Closing returns the focus to what opened it. */
export const FocusReturns: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Search</Button>
        <CommandPalette {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(button)
    await field()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Phone: Story = { args: { text: 'ma', found }, globals: { viewport: { value: 'w390' } } }
export const German: Story = { args: { text: 'ma', found }, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const Russian: Story = { args: { text: 'ma', found }, globals: { locale: 'ru', theme: 'dark', viewport: { value: 'w360' } } }
export const HiddenAmounts: Story = { args: { text: 'ma', found }, globals: { amounts: 'hidden' } }
