import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import type { NavItem } from '#design-system/layouts/navigation.ts'
import { useNavEntries } from '#design-system/layouts/navigation.ts'
import { BottomNav } from '#design-system/components/navigation/BottomNav.tsx'
import { NavBadge } from '#design-system/components/navigation/NavBadge.tsx'
import { MoreSheet } from '#design-system/components/navigation/MoreSheet.tsx'
import { SideNav } from '#design-system/components/navigation/SideNav.tsx'
import { TopBar } from '#design-system/components/navigation/TopBar.tsx'
import { StatusChip } from '#design-system/components/data-display/StatusChip.tsx'
import { frame, navigation } from '../layouts/frame.ts'
import type { Usage } from '../site/usage.ts'

const me = {
  person: { firstname: 'Vera', lastname: 'Lindt', avatar_url: null },
  verified: true,
  href: '/en/cabinet/profile',
  current: false,
}

// The side navigation with entries named by the catalogue of the toolbar's language.
function Sidebar({ section, signingOut }: { section: NavItem['id']; signingOut: boolean }) {
  const { main, below } = navigation(section)
  return <SideNav home="/en" main={useNavEntries(main)} below={useNavEntries(below)} me={me} onSignOut={fn()} signingOut={signingOut} />
}

const meta = {
  title: 'components/Navigation',
  component: Sidebar,
  subcomponents: { SideNav, BottomNav, MoreSheet, TopBar },
  parameters: {
    usage: {
      use: 'The parts of DefaultLayout: SideNav from 900 px up, BottomNav and MoreSheet below, TopBar at every width.',
      instead: 'In pages: they get all of it from the layout.',
      do: ['Pass only pages that exist and are switched on.', 'Mark the current page; the section follows from it.'],
      dont: ['Add a fifth entry to BottomNav: the rest belongs behind “More”.'],
      accessibility: [
        'Named navigations; the exact page has `aria-current`. The title in the top bar is the page’s only h1 and takes the focus after navigation.',
      ],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s List, BottomNavigation and SwipeableDrawer.' },
    } satisfies Usage,
    layout: 'fullscreen',
  },
  args: { section: 'uta', signingOut: false },
  argTypes: {
    section: {
      control: 'select',
      options: ['overview', 'trade', 'uta', 'transactions', 'assets', 'referral', 'bonus', 'insurance', 'help'],
      description: 'The page that is open: its entry is marked.',
    },
    signingOut: { description: 'The session is being ended: the button shows it.' },
  },
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

/** 256 px wide, an 88 px rail below 1200 px; the needle marks the section, bold text the page. */
export const Side: Story = {}

/** On the pages of the profile the user's own block is marked. */
export const SideInTheProfile: Story = {
  render: function Drawn() {
    const { main, below, profile } = navigation('safety')
    return (
      <SideNav
        home="/en"
        main={useNavEntries(main)}
        below={useNavEntries(below)}
        me={{ ...me, current: profile.current, inside: profile.inside ?? false }}
        onSignOut={fn()}
        signingOut={false}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Vera Lindt/ })).toHaveClass('Mui-selected')
  },
}

/** A page behind "More". */
export const BottomInMore: Story = {
  globals: { viewport: { value: 'w360' } },
  render: function Drawn() {
    const entries = useNavEntries(navigation('safety').main.slice(0, 4))
    return <BottomNav entries={entries} moreCurrent moreOpen={false} onMore={fn()} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true')
  },
}

export const Bottom: Story = {
  globals: { viewport: { value: 'w360' } },
  render: function Drawn() {
    const entries = useNavEntries(navigation('assets').main.slice(0, 4))
    return <BottomNav entries={entries} moreCurrent={false} moreOpen={false} onMore={fn()} />
  },
}

const badge = { name: 'Overview, 2 items need attention', around: (icon: ReactNode) => <NavBadge count={2}>{icon}</NavBadge> }

/** The middle of the count is at the icon's corner: the icon can still be recognised. */
const expectIconFree = async (link: HTMLElement): Promise<void> => {
  const icon = link.querySelector('svg')!.getBoundingClientRect()
  const count = within(link).getByText('2').getBoundingClientRect()
  await expect((count.left + count.right) / 2).toBeGreaterThanOrEqual(icon.right)
  await expect((count.top + count.bottom) / 2).toBeLessThanOrEqual(icon.top)
}

/** The count is drawn beside the icon; its meaning is part of the link's name. */
export const SideWithCount: Story = {
  render: function Drawn() {
    const [overview, ...others] = useNavEntries(navigation('assets').main)
    return <SideNav home="/en" main={[{ ...overview!, badge }, ...others]} below={[]} me={me} onSignOut={fn()} signingOut={false} />
  },
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('link', { name: 'Overview, 2 items need attention' })
    await expect(overview).toBeVisible()
    await expectIconFree(overview)
  },
}

export const BottomWithCount: Story = {
  globals: { viewport: { value: 'w360' } },
  render: function Drawn() {
    const [overview, ...others] = useNavEntries(navigation('assets').main.slice(0, 4))
    return <BottomNav entries={[{ ...overview!, badge }, ...others]} moreCurrent={false} moreOpen={false} onMore={fn()} />
  },
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('link', { name: 'Overview, 2 items need attention' })
    await expect(overview).toBeVisible()
    await expectIconFree(overview)
  },
}

export const BottomInGerman: Story = { ...Bottom, globals: { locale: 'de', viewport: { value: 'w320' } } }

export const More: Story = {
  globals: { viewport: { value: 'w390' } },
  render: function Drawn() {
    const [bonus, insurance, ...others] = useNavEntries(navigation('safety').more)
    return (
      <MoreSheet
        me={me}
        entries={[
          { ...bonus!, aside: '642.7500 MATU' },
          { ...insurance!, aside: <StatusChip color="success">Active</StatusChip> },
          ...others,
        ]}
        languages={frame().languages}
        onLanguage={fn()}
        theme="light"
        onTheme={fn()}
        onSignOut={fn()}
        signingOut={false}
        onClose={fn()}
      />
    )
  },
}

const Frame = styled('div')({ minHeight: 120 })

export const Top: Story = {
  render: () => (
    <Frame>
      <TopBar title="Withdraw to a wallet" back="/en/cabinet/actives" price="1.0840" wide={null} slim={null} />
    </Frame>
  ),
}
