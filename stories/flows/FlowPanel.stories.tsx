import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { FlowPanel } from './FlowPanel.tsx'
import { createStage } from './flow-simulator.ts'

// The panel without the flow: the application itself is played by tests/visual/flows.ts. Hidden in Storybook.

const stage = createStage()

const meta = {
  title: 'flows/FlowPanel',
  component: FlowPanel,
  tags: ['!dev', '!autodocs'],
  args: {
    stage,
    view: stage.get(),
    about: 'Vera moves money into UTA.',
    steps: [{ text: 'Enter an amount.' }, { text: 'Follow the link.', as: { persona: null, address: '/r/VERA48', label: 'As a guest' } }],
    width: 'phone',
    onWidth: fn(),
    onOpen: fn((persona, address = '/en/cabinet') => void stage.become(persona, address)),
    onReload: fn(),
    onStartOver: fn(),
    onAdvance: fn((milliseconds: number) => stage.advance(milliseconds)),
  },
  render: function Render(args) {
    const view = useSyncExternalStore(stage.subscribe, stage.get)
    return (
      <main>
        <FlowPanel {...args} view={view} />
      </main>
    )
  },
} satisfies Meta<typeof FlowPanel>

export default meta
type Story = StoryObj<typeof meta>

const ask = (path: string): Promise<number | string> =>
  stage.fetch(new Request(new URL(path, window.location.origin))).then(
    ({ status }) => status,
    ({ name }: Error) => name,
  )

/** A user signs in, a fault is set and used up, the clock moves, and each request is listed. */
export const Used: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Signed in as'), 'secure')
    await waitFor(() => expect(canvas.getByText('two-factor sign-in on, trusted wallets active and waiting')).toBeVisible())
    await userEvent.selectOptions(canvas.getByLabelText('Operation'), 'GET /api/balances')
    await userEvent.selectOptions(canvas.getByLabelText('Fault'), '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Arm it' }))
    await expect(within(canvas.getByRole('list', { name: 'Armed faults' })).getByRole('listitem')).toHaveTextContent(
      'GET /api/balances: 500, once',
    )
    await expect(await ask('/api/balances')).toBe(500)
    await expect(await ask('/api/balances')).toBe(200)
    await expect(canvas.queryByRole('list', { name: 'Armed faults' })).toBeNull()
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent(/GET \/api\/balances500 \(500\)\d+/)
    const before = stage.now()
    await userEvent.click(canvas.getByRole('button', { name: '+ 1 day' }))
    await expect(stage.now() - before).toBeGreaterThanOrEqual(86_400_000)
  },
}
