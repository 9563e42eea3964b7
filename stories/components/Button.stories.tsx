import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react'
import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import type { Usage } from '../site/usage.ts'

const meta = {
  title: 'components/Button',
  component: Button,
  parameters: {
    usage: {
      use: 'An action, or the way to the next step. `contained` for the one thing a view is for, `soft` for the others, `text` for what is rarely needed.',
      instead: 'Inside a sentence use TextLink; for an icon alone IconButton; for one of several options SegmentedControl.',
      do: [
        'Begin with a verb and name the object: “Convert 400 MATU”.',
        'Set `busy` while the action runs instead of disabling the button.',
        'Say nearby why a button is disabled.',
      ],
      dont: ['Put two `contained` buttons into one view.', 'Use `danger` for anything that can be undone.'],
      accessibility: [
        'While busy it keeps the focus, is announced as busy, and does not fire again.',
        'With `href` it is a link, so it can be opened in a new tab. The target is at least 44 px high, also at `small`.',
      ],
      status: 'stable',
      changes: { '2026-11-23': 'Built on MUI’s Button.' },
    } satisfies Usage,
  },
  args: { children: 'Deposit', onClick: fn() },
  argTypes: {
    children: { description: 'The label: a verb and its object.' },
    onClick: { description: 'Called once for each press, and not while busy.', table: { type: { summary: '(event) => void' } } },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
const variants = ['contained', 'soft', 'outlined', 'text', 'danger'] as const

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Deposit
        </Button>
      ))}
      <Button disabled>Deposit</Button>
    </Row>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="large">Large 52</Button>
      <Button>Medium 44</Button>
      <Button size="small">Small 36, target 44</Button>
      <Button variant="soft" startIcon={<PlusIcon width={20} height={20} aria-hidden />}>
        With icon
      </Button>
    </Row>
  ),
}

/** Keeps its width and focus, and does not fire again. */
export const Busy: Story = {
  render: (args) => (
    <Row>
      {variants.map((variant) => (
        <Button {...args} key={variant} variant={variant} busy>
          {variant === 'contained' ? 'Convert 400 MATU' : 'Deposit'}
        </Button>
      ))}
    </Row>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Convert 400 MATU/ })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    button.focus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const OnInk: Story = {
  render: () => (
    <Card variant="ink">
      <Row>
        <Button variant="ink">Deposit</Button>
        <Button variant="ink2">Withdraw</Button>
        <Button variant="ink2" busy>
          Convert tokens
        </Button>
      </Row>
    </Card>
  ),
}

export const AsLink: Story = {
  args: { href: '/en/registration' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/en/registration')
  },
}

/** A label wraps instead of being cut off. */
export const LongAt320: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  args: { children: 'Auszahlung an die freigegebene Wallet „Cold Wallet“ bestätigen', fullWidth: true },
}
