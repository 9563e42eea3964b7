import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { LeaderPoolScreen } from '#design-system/screens/referral/LeaderPoolScreen.tsx'
import { samplesOf } from '#mocks/fixtures/samples.ts'

// The navigation extends to the window's edges, as in the cabinet's layout.
const Main = styled('main')({ padding: 16 })

const { pools, qualification } = samplesOf('trader')
const leader = samplesOf('leader')

const meta = {
  title: 'screens/referral/LeaderPoolScreen',
  component: LeaderPoolScreen,
  args: { number: 3, pools: ready(pools), qualification: ready(qualification), poolHref: (number) => `#pool-${number}` },
  decorators: [
    (Story) => (
      <Main>
        <Story />
      </Main>
    ),
  ],
} satisfies Meta<typeof LeaderPoolScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re 235,800 USDT short on team volume. Deadline: August 31, 11:59\sPM GMT/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Pool 3/ })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(canvas.getByRole('slider')).toBeInTheDocument())
  },
}
export const Loading: Story = { args: { pools: loading, qualification: loading } }
export const Failed: Story = { args: { pools: failed({ kind: 'server' }, () => {}), qualification: failed({ kind: 'timeout' }, () => {}) } }
/** Without leaders, the page shows earlier payouts. */
export const Empty: Story = {
  args: {
    number: 6,
    pools: ready({ ...pools, data: pools.data.map((pool) => ({ ...pool, leaders: [], leaders_count: 0, share_amount: '0' })) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payouts' })).toBeVisible()
    await expect(canvas.getByText('Leaders so far')).toBeVisible()
  },
}
/** The user shares the fund. */
export const Qualified: Story = {
  args: { number: 1, pools: ready(leader.pools), qualification: ready(leader.qualification) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re in this pool. You meet both conditions.')).toBeVisible()
  },
}
export const Offline: Story = {
  args: { pools: ready(pools, { savedAt: Date.parse('2026-08-14T12:02:00Z'), problem: { kind: 'offline' } }) },
}
/** Nothing tells how far the user is: no amount, no bar, no distance. */
export const Hidden: Story = {
  globals: { amounts: 'hidden' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/You’re •••• short on team volume/)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/64,200|235,800/)
  },
}
export const German: Story = { globals: { locale: 'de', viewport: { value: 'w360' } } }
/** The current pool is scrolled into view, wherever it is in the row. */
export const Russian: Story = {
  args: { number: 5 },
  globals: { locale: 'ru', viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('link', { current: 'page' })
    await expect(open).toHaveTextContent('Пул 5')
    await waitFor(() => expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(open.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}
export const Spanish: Story = { args: Qualified.args, globals: { locale: 'es', viewport: { value: 'w360' } } }
