import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { indexPartners } from '#design-system/lib/partnerTree.ts'
import { PartnerScreen } from '#design-system/screens/referral/PartnerScreen.tsx'
import { findPartner } from '#design-system/screens/referral/partnerView.ts'
import { samplesOf } from '#mocks/fixtures/samples.ts'
import { inMain } from '../../inMain.tsx'

const { partners } = samplesOf('trader')
const index = indexPartners(partners)
const progress = { complete: true, moreFailed: false, onMore: fn() }
/** Someone with a partner above and partners of their own, and one without either. */
const middle = partners.find(({ level, partners_count }) => level === 2 && partners_count > 0)!
const head = partners.find(({ id }) => id === middle.parent_id)!
const leaf = partners.find(({ partners_count }) => partners_count === 0)!

const meta = {
  title: 'screens/referral/PartnerScreen',
  component: PartnerScreen,
  args: {
    partner: findPartner(index, middle.id, progress),
    complete: true,
    onSort: fn(),
    links: { structure: '#structure', partner: (id) => `#${id}` },
  },
  decorators: [inMain],
} satisfies Meta<typeof PartnerScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('navigation', { name: 'Path' }))
    await expect(line.getByRole('link', { name: 'You' })).toHaveAttribute('href', '#structure')
    await expect(line.getByRole('link', { name: head.name })).toHaveAttribute('href', `#${head.id}`)
    await expect(line.getByText(middle.name)).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('heading', { name: middle.name })).toBeVisible()
    await expect(canvas.getByText('Level 2')).toBeVisible()
  },
}
/** The partners of a direct partner: known as a whole, so they can be sorted. */
export const Sorted: Story = {
  args: { partner: findPartner(index, head.id, progress), sort: { by: 'assets', order: 'desc' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Personal assets, USDT' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: 'Referral' }))
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'partner', order: 'asc' })
    await expect(canvas.getByRole('link', { name: `About ${middle.name}` })).toHaveAttribute('href', `#${middle.id}`)
  },
}
/** The rest of the structure still loads: what is known is shown, and cannot be sorted yet. */
export const Growing: Story = {
  args: { partner: findPartner(index, head.id, progress), complete: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Referral' })).toBeNull()
  },
}
export const Loading: Story = { args: { partner: loading, complete: false } }
export const Failed: Story = { args: { partner: failed({ kind: 'server' }, fn()), complete: false } }
/** Invited nobody. */
export const Empty: Story = { args: { partner: findPartner(index, leaf.id, progress) } }
export const Missing: Story = {
  args: { partner: ready('missing') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This referral isn’t on your team' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All referrals' })).toHaveAttribute('href', '#structure')
  },
}
export const Offline: Story = {
  args: {
    partner: ready(
      { partner: leaf, above: [], invited: [] },
      { savedAt: Date.parse('2026-08-14T12:02:00Z'), problem: { kind: 'offline' } },
    ),
  },
}
export const AmountsHidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('••••').length).toBeGreaterThan(0)
  },
}
export const German: Story = {
  args: { partner: findPartner(index, head.id, progress) },
  globals: { locale: 'de', viewport: { value: 'w360' } },
}
export const Russian: Story = {
  args: { partner: findPartner(index, head.id, progress) },
  globals: { locale: 'ru', viewport: { value: 'w360' } },
}
