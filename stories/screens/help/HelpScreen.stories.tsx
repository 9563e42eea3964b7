import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Locale } from '#design-system/i18n/tags.ts'
import { GuestLayout } from '#design-system/layouts/GuestLayout.tsx'
import { HelpScreen } from '#design-system/screens/help/HelpScreen.tsx'
import { noSupport } from '#design-system/provider/SupportContext.ts'
import { emailSupport, everySupport, withSupport } from '../../withSupport.tsx'
import { footer, frame, links } from '../../layouts/frame.ts'

const meta = {
  title: 'screens/help/Help',
  component: HelpScreen,
  parameters: { layout: 'fullscreen' },
  args: { query: '', onQuery: fn(), insurance: true, onChat: fn() as (() => void) | null },
  decorators: [
    withSupport(everySupport),
    (Story, { globals }) => (
      <GuestLayout frame={frame(globals['locale'] as Locale)} links={links} signedIn={false} footer={footer()}>
        <Story />
      </GuestLayout>
    ),
  ],
} satisfies Meta<typeof HelpScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    // The index of the topics, beside them.
    const index = within(canvas.getByRole('navigation', { name: 'On this page' }))
    await expect(index.getByRole('link', { name: 'Deposits and withdrawals' })).toHaveAttribute('href', '#topic-money')
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'recovery codes')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 answers')
    await expect(within(canvasElement).getByText(/each code works once/)).toBeVisible()
    await userEvent.clear(within(canvasElement).getByRole('searchbox'))
  },
}
export const Found: Story = { args: { query: 'address' } }
export const Empty: Story = { args: { query: 'zebra' } }
/** No text promises a way to reach support that is not there. */
export const WithoutChatAndInsurance: Story = {
  args: { onChat: null, insurance: false, query: 'zebra' },
  decorators: [withSupport(noSupport)],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/contact support|in the chat/i)
  },
}
/** The deployment has no chat but an email address. */
export const Contact: Story = {
  args: { onChat: null, query: 'zebra' },
  decorators: [withSupport(emailSupport)],
  play: async ({ canvas }) => {
    const contact = within(canvas.getByRole('region', { name: 'Contact support' }))
    await expect(contact.getByRole('link', { name: 'help@matu.example' })).toHaveAttribute(
      'href',
      'mailto:help@matu.example?subject=MATU%20Cabinet%3A%20%2Fhelp',
    )
    await expect(canvas.getByText('Try another word or contact support.')).toBeVisible()
  },
}
/** In the cabinet: the heading belongs to the layout, answers link to pages, the chat is elsewhere. */
export const InTheCabinet: Story = {
  args: {
    framed: true,
    query: 'trusted wallet',
    onChat: null,
    links: { trustedWallets: '/en/wallets', withdraw: '/en/withdraw', refill: null } as never,
  },
}
export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }
