import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { idle } from '#design-system/lib/submission.ts'
import { LoginScreen } from '#design-system/screens/auth/LoginScreen.tsx'
import { AddressStep } from '#design-system/screens/trusted-wallets/AddressStep.tsx'
import { StoryProviders } from '../.storybook/decorators.tsx'
import { initial } from '../.storybook/toolbar-globals.ts'
import { calledOnceWith } from './calledOnceWith.ts'

const sent = fn()

const page = (
  <StoryProviders toolbar={initial}>
    <LoginScreen
      step="password"
      reason="none"
      links={{ registration: '/en/registration', passwordReset: '/en/password-reset' }}
      submission={idle}
      onSubmit={sent}
      onForgot={fn()}
      code={idle}
      onCode={fn()}
      onBack={fn()}
      onGoogle={null}
      google={idle}
      googleProblem={null}
      onLegal={fn()}
    />
  </StoryProviders>
)

const meta = {
  title: 'forms/Hydration',
  // A test of every prerendered form, not a component.
  tags: ['!autodocs'],
  render: () => <div data-testid="prerendered" />,
  parameters: { matrix: { widths: [390] } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Text typed into the prerendered page before hydration is kept, and sent. */
export const TypedBeforeHydration: Story = {
  play: async ({ canvasElement }) => {
    sent.mockClear()
    const place = within(canvasElement).getByTestId('prerendered')
    place.innerHTML = renderToString(page)
    await expect(place.querySelector('[style]')).toBeNull()
    const screen = within(place)
    await userEvent.type(screen.getByLabelText('Email'), 'vera@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'Mat')
    const faults: unknown[] = []
    const root = hydrateRoot(place, page, { onRecoverableError: (error) => faults.push(error) })
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('vera@example.com'))
    await userEvent.type(screen.getByLabelText('Password'), 'u-2026!')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await calledOnceWith(sent, { email: 'vera@example.com', password: 'Matu-2026!' })
    await expect(faults).toEqual([])
    root.unmount()
  },
}

const added = fn()
const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const walletForm = (
  <StoryProviders toolbar={initial}>
    <AddressStep
      initial={{ label: '', address: '' }}
      trusted={[]}
      known={[]}
      own={undefined}
      unconfirmed={null}
      adding={idle}
      onAdd={added}
    />
  </StoryProviders>
)

/** So is the text of a controlled field (an address in its groups), which React would overwrite. */
export const ControlledValueBeforeHydration: Story = {
  play: async ({ canvasElement }) => {
    added.mockClear()
    const place = within(canvasElement).getByTestId('prerendered')
    place.innerHTML = renderToString(walletForm)
    const screen = within(place)
    await userEvent.type(screen.getByLabelText('Name'), 'Vault')
    await userEvent.type(screen.getByLabelText('BEP-20 address'), address)
    const root = hydrateRoot(place, walletForm)
    await waitFor(() => expect(screen.getByText('42 of 42 characters')).toBeVisible())
    await expect(screen.getByLabelText('BEP-20 address')).toHaveValue(address)
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await calledOnceWith(added, { label: 'Vault', address })
    root.unmount()
  },
}
