import Box from '@mui/material/Box'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import { ActionBar } from '#design-system/forms/ActionBar.tsx'
import { DefaultLayout } from '#design-system/layouts/DefaultLayout.tsx'
import { frame, navigation } from '../layouts/frame.ts'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'forms/ActionBar',
  component: ActionBar,
  parameters: {
    layout: 'fullscreen',
    usage: {
      use: 'Around the button at the end of a form or review that moves money.',
      instead: 'Other forms end in Submit alone.',
      do: ['Put one button into it; what leads back follows it.', 'Give it the sum that the summary ends with.'],
      dont: ['Use it outside a card: it is as wide as one.'],
      accessibility: ['A focused field is scrolled clear of it; on low windows it is not pinned.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { sum: { name: 'Wallet receives', value: '250.00 USDT' }, children: <Button fullWidth>Review details</Button> },
  render: (args) => (
    <DefaultLayout
      frame={frame()}
      title="Withdraw to a wallet"
      back="/en/cabinet/actives"
      tabs={null}
      nav={navigation('assets')}
      user={{ firstname: 'Vera', lastname: 'Lindt', avatar_url: null }}
      verified
      matu_price="1.084"
      offline={null}
      unverified={false}
      verification={null}
      onSearch={fn()}
      onSignOut={fn()}
      signingOut={false}
    >
      <Card>
        <Box sx={{ height: 1600 }} />
        <ActionBar {...args} />
      </Card>
    </DefaultLayout>
  ),
} satisfies Meta<typeof ActionBar>

export default meta
type Story = StoryObj<typeof meta>

/** On a phone the button is pinned with the sum, above the keyboard, in place of the navigation. */
export const Ready: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Review details' })
    const gap = () => Math.round(innerHeight - button.getBoundingClientRect().bottom)
    await expect(canvas.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
    await expect(gap()).toBe(12)
    await expect(canvas.getByText('Wallet receives')).toBeVisible()
    const view = globalThis.visualViewport!
    Object.defineProperty(view, 'height', { configurable: true, value: innerHeight - 200 })
    view.dispatchEvent(new Event('resize'))
    await expect(gap()).toBe(212)
    Reflect.deleteProperty(view, 'height')
    view.dispatchEvent(new Event('resize'))
    await expect(gap()).toBe(12)
  },
}
