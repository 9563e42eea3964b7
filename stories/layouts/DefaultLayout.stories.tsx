import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DefaultLayout, LazyMoreSheet } from '#design-system/layouts/DefaultLayout.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
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
    offline: null,
    unverified: false,
    verification: '/en/cabinet/profile/verification',
    onSearch: fn(),
    onSignOut: fn(),
    signingOut: false,
    children: <PageHeader level={2} title="Content" lead="The page stands here." />,
  },
} satisfies Meta<typeof DefaultLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The prerendered layout: the user is not known yet. */
export const Loading: Story = { args: { user: null, verified: null, matu_price: null } }

export const InATradePage: Story = { args: { title: 'UTA deals', nav: navigation('uta') } }

/** The pages of a section as tabs; the needle marks the current one. */
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

/** Offline: everything on the page was loaded before; says when it was fetched. */
export const Offline: Story = { args: { offline: { what: 'all', at: loadedAt }, unverified: true, verified: false } }

/** Opened offline: nothing of the page was loaded before, or it must not be stored. */
export const OfflineNothing: Story = {
  globals: { locale: 'ru', viewport: { value: 'w360' } },
  args: { offline: { what: 'nothing' }, user: null, verified: null, matu_price: null },
}

export const SigningOut: Story = { args: { signingOut: true } }

/** Opened offline: only cacheable data is shown. */
export const GermanAt360: Story = {
  globals: { locale: 'de', viewport: { value: 'w360' } },
  args: {
    frame: frame('de'),
    title: 'Auszahlung an eine Wallet',
    nav: navigation('assets'),
    offline: { what: 'part', at: loadedAt - 86_400_000 },
  },
}

/** The sheet takes the focus and returns it. */
export const More: Story = {
  globals: { viewport: { value: 'w390' } },
  // React does not resume what suspends within a press of the test.
  loaders: [() => LazyMoreSheet.preload('en')],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole('button', { name: 'More' })
    // From 900 px up the side navigation contains everything.
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
