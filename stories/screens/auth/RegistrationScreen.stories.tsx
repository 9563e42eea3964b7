import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import type { RegistrationScreenProps } from '#design-system/screens/auth/RegistrationScreen.tsx'
import { RegistrationScreen } from '#design-system/screens/auth/RegistrationScreen.tsx'
import { german, inAuthLayout, russian } from './frame.tsx'
import { calledOnceWith } from '../../forms/calledOnceWith.ts'

const meta = {
  title: 'screens/auth/Registration',
  component: RegistrationScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inAuthLayout],
  args: {
    referral_code: null as RegistrationScreenProps['referral_code'],
    links: { login: '/en/login' },
    onLegal: fn(),
    submission: idle,
    onSubmit: fn(),
    onGoogle: fn() as RegistrationScreenProps['onGoogle'],
    google: idle,
    googleProblem: null,
  },
} satisfies Meta<typeof RegistrationScreen>

export default meta
type Story = StoryObj<typeof meta>

// In page order, in every language.
const fields = (page: HTMLElement) => [...page.querySelectorAll<HTMLInputElement>('form input')]

const fill = async (page: HTMLElement, password: string, again = '') => {
  const [first, last, email, one, two] = fields(page)
  await userEvent.type(first!, 'Jonas')
  await userEvent.type(last!, 'Keller')
  await userEvent.type(email!, 'jonas.keller@example.com')
  if (again) await userEvent.type(two!, again)
  await userEvent.type(one!, password)
}

export const Blank: Story = { tags: ['daily'] }
export const WithoutGoogle: Story = { args: { onGoogle: null } }

export const Invited: Story = {
  args: { referral_code: 'VERA48' },
  play: async ({ canvasElement: page }) => {
    await fill(page, 'Tr4verse26')
    await userEvent.click(within(page).getAllByRole('button', { name: 'Show password' })[0]!)
    await userEvent.click(within(page).getByRole('checkbox'))
    await userEvent.click(fields(page)[3]!)
    await expect(within(page).getByText('5 of 6')).toBeVisible()
  },
}

export const Sends: Story = {
  play: async ({ canvasElement: page, args }) => {
    await fill(page, 'Tr4verse26!', 'Tr4verse26!')
    // The sentence is the checkbox's name and clicking its text toggles it; the texts it mentions open from buttons outside of any label.
    const box = within(page).getByRole('checkbox', { name: 'I accept the terms and the privacy notice' })
    await expect(page.querySelectorAll('label :is(a, button)')).toHaveLength(0)
    await userEvent.click(within(page).getAllByRole('button', { name: 'terms' })[0]!)
    await expect(args.onLegal).toHaveBeenCalledWith('terms')
    await expect(box).not.toBeChecked()
    await userEvent.click(within(page).getByText('I accept the'))
    await expect(box).toBeChecked()
    await userEvent.click(within(page).getByRole('button', { name: 'Create account' }))
    await calledOnceWith(args.onSubmit, {
      firstname: 'Jonas',
      lastname: 'Keller',
      email: 'jonas.keller@example.com',
      password: 'Tr4verse26!',
      password_confirmation: 'Tr4verse26!',
      terms_accepted: true,
    })
  },
}

export const Invalid: Story = {
  play: async ({ canvasElement: page, args }) => {
    await userEvent.click(within(page).getByRole('button', { name: 'Create account' }))
    await expect(await within(page).findByText('6 fields need attention')).toBeVisible()
    await expect(within(page).getByLabelText('First name')).toHaveFocus()
    await expect(within(page).getByRole('checkbox')).toHaveAccessibleDescription('Check this box to continue.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Busy: Story = { args: { submission: busy } }
export const Refused: Story = {
  args: {
    submission: refused(
      { kind: 'invalid', status: 422 },
      { email: ['This email is already in use.'], referral_code: ['The referral code is unknown.'] },
    ),
  },
  play: async ({ canvasElement: page }) => {
    await expect(within(page).getByLabelText('Email')).toHaveAccessibleDescription('This email is already in use.')
    await expect(within(page).getByRole('alert')).toHaveTextContent('The referral code is unknown.')
  },
}
export const Throttled: Story = { args: { submission: refused({ kind: 'throttled', status: 429, retryAfter: 90 }) } }
export const Offline: Story = { args: { submission: refused({ kind: 'offline' }) } }
/** No money moves, so the user may retry: a second account with the same email cannot be created. */
export const TimedOut: Story = { args: { submission: refused({ kind: 'timeout' }) } }
export const GermanAt360: Story = { globals: german, args: { referral_code: 'VERA48' } }
export const RussianAt360: Story = {
  globals: russian,
  args: { referral_code: 'VERA48' },
  play: ({ canvasElement: page }) => fill(page, 'Tr4verse26'),
}
export const Spanish: Story = { globals: { locale: 'es' } }
