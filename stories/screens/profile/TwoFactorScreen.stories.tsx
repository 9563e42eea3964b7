import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { failed, loading, ready } from '#design-system/lib/loadable.ts'
import { busy, idle, refused } from '#design-system/lib/submission.ts'
import { TwoFactorScreen } from '#design-system/screens/profile/TwoFactorScreen.tsx'
import { inMain } from '../../inMain.tsx'
import { verified } from '../samples/account.ts'

const on = { ...verified, '2fa': 'enabled' as const }
const secrets = ready({
  qr: { svg: '<svg/>', url: 'otpauth://totp/MATU:vera.lindt@example.com?secret=JBSWY3DPEHPK3PXP&issuer=MATU' },
  key: { secretKey: 'JBSWY3DPEHPK3PXP' },
})
const eight = [
  'k3v9x1m7q2-p8d4s6t0w5',
  'a1b2c3d4e5-f6g7h8i9j0',
  'z9y8x7w6v5-u4t3s2r1q0',
  'm1n2o3p4q5-r6s7t8u9v0',
  'b7c8d9e0f1-g2h3i4j5k6',
  'l7m8n9o0p1-q2r3s4t5u6',
  'v7w8x9y0z1-a2b3c4d5e6',
  'f7g8h9i0j1-k2l3m4n5o6',
]
const wrong = refused({ kind: 'invalid', status: 422 }, { code: ['This two-factor code is incorrect.'] })
const setUp = { beginning: idle, onBegin: fn(), secrets: null, confirming: idle, onConfirm: fn() }
const codes = {
  codes: ready(eight),
  shown: false,
  onShown: fn(),
  fresh: false,
  onSaved: fn(),
  renewing: idle,
  onRenew: fn(),
  onPrint: fn(),
  onDownload: fn(),
}

const meta = {
  title: 'screens/profile/TwoFactorScreen',
  component: TwoFactorScreen,
  args: {
    verification: ready(verified),
    done: 'nothing',
    setUp,
    codes,
    disabling: idle,
    onDisable: fn(),
    password: null,
    links: { safety: '/en/cabinet/profile/safety', help: '/en/cabinet/profile/2fa/help' },
  },
  decorators: [inMain],
} satisfies Meta<typeof TwoFactorScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Off: three steps, starting with the first. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code and key' }))
    await expect(args.setUp.onBegin).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { verification: loading } }
export const Failed: Story = { args: { verification: failed({ kind: 'server', status: 500 }, fn()) } }
/** The key is shown as a QR code and as text; the first code enables it. */
export const KeyShown: Story = {
  args: { setUp: { ...setUp, secrets } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from the app' }), '246810')
    await waitFor(() => expect(args.setUp.onConfirm).toHaveBeenCalledWith('246810'))
  },
}
export const WrongCode: Story = { args: { setUp: { ...setUp, secrets, confirming: wrong } } }
/** Just enabled: the codes are shown at once, with a request to save them. */
export const Fresh: Story = {
  args: { done: 'on', codes: { ...codes, fresh: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.codes.onPrint).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.codes.onDownload).toHaveBeenCalledWith('matu-recovery-codes.txt', expect.stringContaining('k3v9x1m7q2-p8d4s6t0w5\n'))
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve saved my codes' }))
    await expect(args.codes.onSaved).toHaveBeenCalledOnce()
  },
}
/** On: the codes are hidden until requested; renewing them asks for confirmation. */
export const On: Story = {
  args: { verification: ready(on) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Each code works once and is then replaced by a new one/)).toBeVisible()
    await expect(canvas.queryByText('k3v9x1m7q2-p8d4s6t0w5')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show codes' }))
    await expect(args.codes.onShown).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from the app' }), '246810')
    await waitFor(() => expect(args.onDisable).toHaveBeenCalledWith({ code: '246810' }))
  },
}
/** After the password. */
export const CodesShown: Story = {
  args: { verification: ready(on), codes: { ...codes, shown: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContain('f7g8h9i0j1-k2l3m4n5o6')
  },
}
/** A server that keeps no codes. */
export const NoCodes: Story = {
  args: { verification: ready(on), codes: { ...codes, shown: true, codes: ready([]) }, disabling: busy },
  play: ({ canvas }) => expect(canvas.getByText('No recovery codes right now. Generate new ones.')).toBeVisible(),
}
export const CodesFailed: Story = {
  args: {
    verification: ready(on),
    codes: { ...codes, shown: true, codes: failed({ kind: 'server', status: 500 }, fn()) },
  },
}
/** The server asks for the password again; it was mistyped. */
export const PasswordAsked: Story = {
  args: {
    password: {
      checking: refused({ kind: 'invalid', status: 422 }, { password: ['This password is incorrect.'] }),
      onPassword: fn(),
      onCancel: fn(),
    },
  },
}
/** The phone is lost: a recovery code works as well. An error about the app's code is not shown for it. */
export const SwitchOffByRecoveryCode: Story = {
  args: {
    verification: ready(on),
    disabling: wrong,
  },
  globals: { locale: 'de', viewport: { value: 'w360' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ausschalten' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mit Wiederherstellungscode' }))
    await expect(canvas.queryByText(/code is incorrect/)).toBeNull()
    await userEvent.type(canvas.getByRole('textbox'), ' k3v9x1m7q2 p8d4s6t0w5')
    await userEvent.click(canvas.getByRole('button', { name: 'Ausschalten' }))
    await expect(args.onDisable).toHaveBeenLastCalledWith({ recovery_code: 'k3v9x1m7q2-p8d4s6t0w5' })
  },
}
export const SwitchedOff: Story = { args: { verification: ready(on), done: 'off' } }
/** The last recovery code was used. */
export const Empty: Story = { args: { verification: ready(on), codes: { ...codes, shown: true, codes: ready([]) } } }
export const Invalid: Story = {
  args: { setUp: { ...setUp, secrets } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from the app' }), '24')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await expect(canvas.getByRole('textbox', { name: 'Code from the app' })).toBeInvalid()
    await expect(args.setUp.onConfirm).not.toHaveBeenCalled()
  },
}
export const Busy: Story = { args: { setUp: { ...setUp, secrets, confirming: busy } } }
export const Throttled: Story = {
  args: { setUp: { ...setUp, secrets, confirming: refused({ kind: 'throttled', status: 429, retryAfter: 42 }) } },
}
export const Offline: Story = { args: { setUp: { ...setUp, secrets, confirming: refused({ kind: 'offline' }) } } }
export const GermanAt360: Story = { args: KeyShown.args!, globals: { locale: 'de', viewport: { value: 'w360' } } }
export const RussianAt360: Story = { args: Fresh.args!, globals: { locale: 'ru', viewport: { value: 'w360' } } }
