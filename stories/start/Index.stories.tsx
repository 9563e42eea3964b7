import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import site from 'virtual:site-map'
import { inMain } from '../inMain.tsx'
import { ofAPage } from '../foundations/page.tsx'
import { SiteIndex } from '../site/SiteIndex.tsx'

const blank = { text: '', area: '', lacks: '' } as const

const meta = {
  title: 'start/Site map',
  component: SiteIndex,
  tags: ['!autodocs'],
  parameters: ofAPage,
  args: { site },
  decorators: [inMain],
} satisfies Meta<typeof SiteIndex>

export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {}

/** One query finds a state and sets how it opens. */
export const Find: Story = {
  args: { start: blank },
  // The long page is measured in `Pages`.
  parameters: { matrix: { widths: [390] } },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.click(search)
    await userEvent.paste('withdrawals blocked, German, phone, dark')
    await expect(await canvas.findByText(/opened as Deutsch, dark, 390 px$/)).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Withdrawals Blocked' })[0]).toHaveAttribute(
      'href',
      './?path=/story/screens-cabinet-cabinetmainscreen--withdrawals-blocked&globals=locale:de;theme:dark;viewport.value:w390;viewport.isRotated:!false',
    )
    await userEvent.clear(search)
    await userEvent.paste('refill 20th attempt')
    await expect(await canvas.findByRole('link', { name: 'Gave Up' })).toBeVisible()
  },
}
