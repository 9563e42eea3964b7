import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useNavEntries } from '#design-system/layouts/navigation.ts'
import { BottomNav } from '#design-system/components/navigation/BottomNav.tsx'
import { MoreSheet } from '#design-system/components/navigation/MoreSheet.tsx'
import { SideNav } from '#design-system/components/navigation/SideNav.tsx'
import { TopBar } from '#design-system/components/navigation/TopBar.tsx'
import { StatusChip } from '#design-system/components/StatusChip.tsx'
import { frame, navigation } from '../layouts/frame.ts'

const meta = { title: 'components/Navigation', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const me = {
  person: { firstname: 'Vera', lastname: 'Lindt', avatar_url: null },
  verified: true,
  href: '/en/cabinet/profile',
  current: false,
}

/** 256 px wide, an 88 px rail below 1200 px; the needle marks the section, bold text the page. */
export const Side: Story = {
  render: function Drawn() {
    const { main, below } = navigation('uta')
    return <SideNav home="/en" main={useNavEntries(main)} below={useNavEntries(below)} me={me} onSignOut={fn()} signingOut={false} />
  },
}

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
    const own = canvas.queryByRole('link', { name: /Vera Lindt/ })
    if (own) await expect(own).toHaveClass('Mui-selected')
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
    const more = canvas.queryByRole('button', { name: 'More' })
    if (more) await expect(more).toHaveAttribute('aria-current', 'true')
  },
}

export const Bottom: Story = {
  globals: { viewport: { value: 'w360' } },
  render: function Drawn() {
    const entries = useNavEntries(navigation('assets').main.slice(0, 4))
    return <BottomNav entries={entries} moreCurrent={false} moreOpen={false} onMore={fn()} />
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
          { ...bonus!, aside: '642.75 MATU' },
          { ...insurance!, aside: <StatusChip tone="positive">Active</StatusChip> },
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
