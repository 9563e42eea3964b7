import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DefaultLayout } from '#design-system/layouts/DefaultLayout.tsx'
import { PageHeader } from '#design-system/components/PageHeader.tsx'
import { frame, navigation } from './frame.ts'

const meta = {
  title: 'layouts/Default',
  component: DefaultLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    frame: frame(),
    title: 'Overview',
    back: null,
    tabs: null,
    nav: navigation(),
    user: { firstname: 'Vera', lastname: 'Lindt', avatar_url: null },
    verified: true,
    matu_price: '1.084',
    profile: '/en/cabinet/profile',
    offline: null,
    unverified: false,
    verification: '/en/cabinet/profile/verification',
    onSignOut: fn(),
    signingOut: false,
    children: <PageHeader level={2} title="Content" lead="The page stands here." />,
  },
} satisfies Meta<typeof DefaultLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The prerendered frame: nobody is known yet. */
export const Loading: Story = { args: { user: null, verified: null, matu_price: null } }

export const InATradePage: Story = { args: { title: 'UTA deals', nav: navigation('uta') } }

/** The pages of a section as tabs; the needle stands under the present one. */
export const InASection: Story = {
  args: {
    title: 'Referrals',
    nav: navigation('referral'),
    tabs: {
      section: 'referral',
      tabs: (['overview', 'structure', 'activity', 'pools', 'terms'] as const).map((id) => ({
        id,
        href: `/en/cabinet/referral#${id}`,
        current: id === 'structure',
      })),
    },
  },
}

export const InAFlow: Story = { args: { title: 'Withdraw to a wallet', back: '/en/cabinet/actives', nav: navigation('assets') } }

const loadedAt = Date.UTC(2026, 7, 14, 14, 5)

export const Unverified: Story = { args: { unverified: true, verified: false } }

/** Without a connection: all that stands here was loaded before, and since when it is true. */
export const Offline: Story = { args: { offline: { what: 'all', at: loadedAt }, unverified: true, verified: false } }

/** Opened without a connection: nothing of the page was loaded here, or it may not be kept. */
export const OfflineNothing: Story = {
  globals: { locale: 'ru', viewport: { value: 'w360' } },
  args: { offline: { what: 'nothing' }, user: null, verified: null, matu_price: null },
}

export const SigningOut: Story = { args: { signingOut: true } }

/** Opened without a connection: only what may be saved is here. */
export const GermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: {
    frame: frame('de'),
    title: 'Auf vertraute Wallet auszahlen',
    nav: navigation('assets'),
    offline: { what: 'part', at: loadedAt - 86_400_000 },
  },
}

/** The sheet takes the focus and gives it back. */
export const More: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: 'More' })
    // From 900 px up the side navigation has everything.
    if (!button) return
    await userEvent.click(button)
    const sheet = await screen.findByRole('dialog', { name: 'More' })
    await expect(sheet).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}
