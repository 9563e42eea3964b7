import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Locale } from '#design-system/i18n/tags.ts'
import { LandingLayout } from '#design-system/layouts/LandingLayout.tsx'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { ChatLauncher } from '#design-system/components/navigation/ChatLauncher.tsx'
import { LandingScreen } from '#design-system/screens/landing/LandingScreen.tsx'
import { LazyLowerSections } from '#design-system/screens/landing/LazyLowerSections.ts'
import { footer, frame, links } from '../../layouts/frame.ts'
import { landingDeals, landingDealsFile } from './deals.ts'

const meta = {
  title: 'screens/landing/Landing',
  component: LandingScreen,
  parameters: { layout: 'fullscreen' },
  loaders: [() => LazyLowerSections.preload('en')],
  args: {
    deals: ready(landingDeals),
    dealsFile: ready(landingDealsFile),
    onDealsNear: fn(),
    insurance: true,
    signedIn: false,
    invitedBy: null as string | null | undefined,
    links: {
      registration: '/en/registration',
      login: '/en/login',
      cabinet: '/en/cabinet',
      help: '/en/help',
      calculator: null as string | null,
      referral: '/en/affiliate-program' as string | null,
    },
  },
  decorators: [
    (Story, { args, globals }) => (
      <LandingLayout
        frame={frame(globals['locale'] as Locale)}
        links={{ ...links, cabinet: args.signedIn ? '/en/cabinet' : null }}
        signedIn={args.signedIn}
        footer={footer()}
      >
        <Story />
        <ChatLauncher onOpen={fn()} />
      </LandingLayout>
    ),
  ],
} satisfies Meta<typeof LandingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['daily'] }

/** As prerendered: all space is reserved. */
export const Loading: Story = { args: { deals: loading, dealsFile: loading } }

export const Failed: Story = { args: { deals: failed({ kind: 'network' }, fn()), dealsFile: failed({ kind: 'network' }, fn()) } }

/** No deal has been closed yet. */
export const Empty: Story = { args: { deals: ready({ ...landingDeals, data: [], gains: 0, losses: 0 }) } }

export const SignedIn: Story = {
  args: {
    signedIn: true,
    links: { ...meta.args.links, calculator: '/en/cabinet/trade/uta/calculator', referral: '/en/cabinet/referral' },
  },
}

/** After following an invitation link: the landing page names the inviter. */
export const Invited: Story = {
  args: { invitedBy: 'VERA48' },
  play: async ({ canvas }) => expect(canvas.getByText('VERA48')).toBeVisible(),
}
export const InvitedInGerman: Story = { args: { invitedBy: 'VERA48' }, globals: { locale: 'de', viewport: { value: 'w360' } } }

export const WithoutInsurance: Story = {
  args: { insurance: false, links: { ...meta.args.links, referral: null } },
}

export const GermanAt360: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { globals: { locale: 'ru', viewport: { value: 'w360' } } }

/** One reed per arrow key, one major step per page key; the outcome follows to the cent. */
export const Calculated: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByText('2,283', { exact: false })
    // The sliders are loaded when the reader comes near.
    first.scrollIntoView({ block: 'center' })
    await expect(first).toBeVisible()
    const result = await canvas.findByRole('slider', { name: 'Assumed profit or loss per month' })
    result.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(result).toHaveAttribute('aria-valuetext', '+1%')
    await expect(canvas.getByText('2,653', { exact: false })).toBeVisible()
  },
}
