import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { allClosed } from '#design-system/lib/treeRows.ts'
import { StructureScreen } from '#design-system/screens/referral/StructureScreen.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { inMain } from '../../inMain.tsx'

const trader = samplesOf('trader')
const leader = samplesOf('leader')

const meta = {
  title: 'screens/referral/StructureScreen',
  component: StructureScreen,
  args: {
    statistic: ready(trader.referral),
    partners: ready(trader.partners),
    complete: true,
    moreFailed: false,
    onMore: fn(),
    search: '',
    onSearch: fn(),
    state: 'all',
    onState: fn(),
    under: null,
    onUnder: fn(),
    view: { expanded: allClosed, active: null },
    onView: fn(),
    onPartner: fn(),
    links: { referral: '#referral', partner: (id) => `#partner-${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof StructureScreen>

export default meta
type Story = StoryObj<typeof meta>

// A server with a fixed number of decimals sends 0.00.
const decimals = trader.partners.map((partner) => ({ ...partner, structure_volume: partner.structure_volume.replace(/^0$/, '0.00') }))

export const Ready: Story = {
  args: { partners: ready(decimals) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ args, canvas, userEvent }) => {
    const tree = canvas.getByRole('tree')
    const lines = () => canvas.getAllByRole('treeitem').map((line) => line.querySelector('.name')?.textContent)
    await expect(lines()).toHaveLength(9)
    tree.focus()
    await userEvent.keyboard('i')
    await waitFor(() => expect(canvas.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/^Ilya Petrov/))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPartner).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByText('Marta Silva'))
    await expect(args.onPartner).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByText('Ilya Petrov').closest('[role="treeitem"]')!.querySelector('.rank')!)
    tree.focus()
    await waitFor(() => expect(lines()).toContain('Jonas Keller'))
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(lines()).not.toContain('Jonas Keller'))
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await waitFor(() => expect(lines()).toHaveLength(26))
    const volumes = canvas.getAllByRole('treeitem').map((line) => line.querySelector('.volume')?.textContent)
    await expect(volumes.some((volume) => volume?.includes('–'))).toBe(true)
    await expect(volumes.filter((volume) => /\b0(\.0+)?$/.test(volume ?? ''))).toEqual([])
    await expect(document.activeElement).not.toBe(tree)
  },
}
export const Loading: Story = { args: { statistic: loading, partners: loading, complete: false } }
export const Failed: Story = {
  args: { statistic: failed({ kind: 'server' }, () => {}), partners: failed({ kind: 'server' }, () => {}), complete: false },
}
export const Empty: Story = {
  args: { statistic: ready(samplesOf('empty').referral), partners: ready([]) },
}
/** Cached before going offline. */
export const Offline: Story = {
  args: { partners: ready(trader.partners, { savedAt: Date.parse('2026-08-14T12:02:00Z'), problem: { kind: 'offline' } }) },
}
export const Found: Story = { args: { search: 'KE' }, globals: { amounts: 'hidden' } }
export const NobodyFound: Story = { args: { search: 'Zacharias', state: 'active' } }
/** The first thousand of twelve thousand; a part failed to load. */
export const PartMissing: Story = {
  args: { statistic: ready(leader.referral), partners: ready(leader.partners.slice(0, 1000)), complete: false, moreFailed: true },
}

/** 12,000 partners: rows far from the viewport are not in the document. */
export const Large: Story = {
  args: { statistic: ready(leader.referral), partners: ready(leader.partners) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Expanding branches above the active row moves it far down: it stays in view.
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{PageDown}')
    const active = () => canvas.getByRole('treeitem', { selected: true })
    const name = active().querySelector('.name')?.textContent
    await userEvent.keyboard('*')
    await waitFor(() => expect(active().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(active().querySelector('.name')).toHaveTextContent(name ?? '')
    await expect(active().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await userEvent.click(canvas.getByRole('button', { name: /^(Expand|Collapse) all$/ }))
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40))
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-level'))
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(500)
  },
  globals: { viewport: { value: 'w1280' } },
}

function Walkable(args: Parameters<typeof StructureScreen>[0]) {
  const [under, setUnder] = useState(args.under)
  return <StructureScreen {...args} under={under} onUnder={setUnder} />
}

/** One level at a time. */
export const German: Story = {
  render: (args) => <Walkable {...args} />,
  globals: { locale: 'de', viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ilya Petrov' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Jonas Keller' }))
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Pfad' })).toHaveTextContent('SieIlya PetrovJonas Keller'))
    await expect(canvas.getByRole('list', { name: 'Partner von Jonas Keller' })).toHaveTextContent('Julia Engel')
  },
}
export const Russian: Story = { args: { search: 'pe' }, globals: { locale: 'ru', viewport: { value: 'w360' } } }
