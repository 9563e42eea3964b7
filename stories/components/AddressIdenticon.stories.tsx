import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AddressIdenticon } from '#design-system/components/data-display/AddressIdenticon.tsx'
import { Sample, Sheet } from '../StoryCanvas.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/AddressIdenticon',
  component: AddressIdenticon,
  parameters: {
    usage: {
      use: 'Beside an address a person has to recognise: their own, a trusted wallet, the destination of a withdrawal.',
      instead: 'Never in place of the characters, and not for people: use Avatar.',
      do: ['Show the address, or its first and last four characters, beside it.', 'Keep one size within a list.'],
      dont: ['Use it as proof: another address can look alike to a hurried eye.'],
      accessibility: ['Hidden from screen readers; the address beside it is what they read.'],
      status: 'stable',
    } satisfies Usage,
  },
  args: { address: '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E' },
} satisfies Meta<typeof AddressIdenticon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The last two addresses differ in one character: their identicons do not look alike. */
export const Matrix: Story = {
  render: () => (
    <Sheet>
      {[
        '0x7a3F19c2BE0488aD51f06cE2940bB7d3A1F8C91E',
        '0xc40b8e66d02f93BA71e2549Cd1086Af5530aB7d2',
        '0x52908400098527886E0F7030069857D2E4169EE7',
        '0x52908400098527886E0F7030069857D2E4169EE8',
      ].map((address) => (
        <Sample key={address} name={address.slice(-4)}>
          <div>
            {[32, 48, 72, 148].map((size) => (
              <AddressIdenticon key={size} address={address} size={size} />
            ))}
          </div>
        </Sample>
      ))}
    </Sheet>
  ),
  // The reeds follow the page.
  play: async ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelectorAll('svg path')).toHaveLength(32)),
}
