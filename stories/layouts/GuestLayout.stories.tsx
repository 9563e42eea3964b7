import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { GuestLayout } from '#design-system/layouts/GuestLayout.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { footer, frame, links } from './frame.ts'

const meta = {
  title: 'layouts/Guest',
  component: GuestLayout,
  parameters: { layout: 'fullscreen' },
  args: { frame: frame(), links, signedIn: false, footer: footer(), children: <PageHeader title="Help" lead="Questions stand here." /> },
} satisfies Meta<typeof GuestLayout>

export default meta
type Story = StoryObj<typeof meta>

/** Each link and button of the header is as high as a finger. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'))
    const low = [...header.getAllByRole('link'), ...header.getAllByRole('button')].filter((one) => one.getBoundingClientRect().height < 44)
    await expect(low).toEqual([])
  },
}
export const SignedIn: Story = { args: { signedIn: true, links: { ...links, cabinet: '/en/cabinet' } } }
