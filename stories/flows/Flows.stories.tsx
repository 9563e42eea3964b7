import type { Meta, StoryObj } from '@storybook/react-vite'
import { initial, toolbarGlobalsOf } from '../.storybook/toolbar-globals.ts'
import { ofAPage } from '../foundations/page.tsx'
import { inMain } from '../inMain.tsx'
import { Flow } from './Flow.tsx'
import type { Playing } from './play.ts'
import { played } from './play.ts'

const roomOf = (globals: Record<string, unknown>): number | null =>
  Number(/^w(\d+)$/.exec((globals['viewport'] as { value?: string } | undefined)?.value ?? '')?.[1]) || null

const meta = {
  title: 'flows/Flows',
  component: Flow,
  // The toolbar's settings apply to the cabinet in the iframe.
  render: (args, { globals }) => <Flow {...args} toolbar={toolbarGlobalsOf(globals)} room={roomOf(globals)} />,
  args: { toolbar: initial, room: null },
  parameters: { ...ofAPage, layout: 'fullscreen', controls: { disable: true } },
  // The whole application, module by module, is too much for the story run: tests/visual/flows.ts plays these in a built Storybook.
  tags: ['!autodocs', '!test', 'flow'],
  decorators: [inMain],
} satisfies Meta<typeof Flow>

export default meta
type Story = StoryObj<typeof meta>

const confirmTelegram = 'Confirm in Telegram and open the link it shows. Then + 1 min: the bot has answered.'

/** Fills in and submits the registration form. */
async function register({ inside, user }: Playing): Promise<void> {
  await user.type(await inside.findByLabelText('First name'), 'Ada')
  await user.type(inside.getByLabelText('Last name'), 'Voss')
  await user.type(inside.getByLabelText('Email'), 'ada.voss@example.com')
  await user.type(inside.getByLabelText('Password'), 'Quiet-River-7')
  await user.type(inside.getByLabelText('Confirm password'), 'Quiet-River-7')
  await user.click(inside.getByRole('checkbox'))
  await user.click(inside.getByRole('button', { name: 'Create account' }))
  await inside.findByRole('heading', { level: 1, name: 'Confirm your contact details' })
}

/** Confirms Telegram: the bot answers within a minute, and the requested page opens. */
async function confirm({ inside, user, advance }: Playing, page: string): Promise<void> {
  await user.click(await inside.findByRole('button', { name: 'Confirm in Telegram' }))
  await inside.findByRole('link', { name: /Open Telegram/ })
  await advance('+ 1 min')
  await inside.findByRole('heading', { level: 1, name: page })
}

/** A new user registers and is led to confirming the contacts. */
export const Register: Story = {
  args: {
    persona: null,
    path: '/registration',
    about: 'Somebody new registers, confirms Telegram and reaches the cabinet.',
    steps: [
      { text: 'Fill in the form. Leave a field wrongly filled and go on to the next: it says so there.' },
      { text: 'Register. The cabinet asks for Telegram first.' },
      { text: confirmTelegram },
      { text: 'Try again with the fault 422 at the field email, or with an address that is taken: trader@matu.test.' },
    ],
  },
  play: played(async (playing) => {
    await register(playing)
    await confirm(playing, 'Overview')
  }),
}

/** Money moves into UTA: the request is posted once and its status polled until it is done. */
export const RefillUta: Story = {
  args: {
    persona: 'trader',
    path: '/cabinet/trade/uta/refill',
    about: 'Vera moves money into UTA and watches the transfer until it is done.',
    steps: [
      { text: 'Enter an amount, choose the fee, continue and confirm.' },
      { text: 'Any amount is done at the third check. 100.01 to 100.20 are done at that check, 100.66 fails, 100.77 is never answered.' },
      { text: 'Leave the page while it runs and come back, or reload: it goes on where it was.' },
      {
        text: 'Set the fault “done, then the connection breaks” for POST /api/uta/delegate: the outcome is unknown, looked up, and never sent twice.',
      },
    ],
  },
  play: played(async ({ inside, user }) => {
    await user.type(await inside.findByLabelText('Top-up amount'), '100.01')
    await user.click(inside.getByRole('button', { name: 'Continue' }))
    await user.click(await inside.findByRole('button', { name: /^Top up UTA with / }))
    await inside.findByRole('heading', { name: /100\.01\sUSDT added to UTA/ })
  }),
}

/** Tokens are withdrawn to an address: review, code, and confirmation by the network. */
export const Withdraw: Story = {
  args: {
    persona: 'trader',
    path: '/cabinet/actives/withdraw/wallet',
    about: 'Vera sends tokens to an address and confirms with a code.',
    steps: [
      { text: 'Enter an amount and an address, for example 0x52908400098527886E0F7030069857D2E4169EE7. Review the details and send.' },
      { text: 'The code is 246810. 111111 has expired, anything else is wrong.' },
      { text: '+ 1 min: the withdrawal has been processed, sent and confirmed by the network.' },
      {
        text: 'An amount that ends in .66 is rejected, in .67 it fails in the network. Signed in as Petra, blocked, nothing can be sent at all.',
      },
    ],
  },
  play: played(async ({ inside, user, advance }) => {
    await user.type(await inside.findByLabelText('Amount'), '100')
    const another = inside.queryByRole('radio', { name: 'Another BEP-20 address' })
    if (another) await user.click(another)
    await user.type(inside.getByLabelText('BEP-20 address'), '0x52908400098527886E0F7030069857D2E4169EE7')
    await user.click(inside.getByRole('button', { name: 'Review details' }))
    await user.click(await inside.findByRole('button', { name: /^Send / }))
    await user.type(await inside.findByRole('textbox', { name: 'Six-digit code' }), '246810')
    await inside.findByRole('button', { name: 'Copy as text' })
    await advance('+ 1 min')
    await inside.findByText('Your withdrawal has arrived.')
  }),
}

/** Contacts are confirmed one by one; Telegram opens the cabinet. */
export const Verify: Story = {
  args: {
    persona: 'new',
    path: '/cabinet/trade/transactions',
    about: 'Jonas has just registered: whichever page he opens, he is asked to confirm Telegram first and then redirected back.',
    steps: [
      { text: 'Confirm the phone by SMS. The code is 246810; 111111 has expired; five wrong ones and it is over.' },
      { text: confirmTelegram },
      { text: 'The transactions open: the page requested first.' },
    ],
  },
  play: played((playing) => confirm(playing, 'Transactions')),
}

/** A link brings a partner: two people, two browsers, one world. */
export const Invite: Story = {
  args: {
    persona: 'trader',
    path: '/cabinet/referral',
    about: 'Vera invites somebody by her link, who registers; Vera sees the new partner.',
    steps: [
      { text: 'Copy the link, show its QR code.' },
      {
        text: 'Somebody follows the link. The landing page opens; go on to the registration, where the code is shown, and register.',
        as: { persona: null, address: '/r/VERA48', label: 'Follow the link as a guest' },
      },
      {
        text: 'Back to Vera: the partner is on level 1 of her structure.',
        as: { persona: 'trader', address: '/cabinet/referral', label: 'Back to Vera' },
      },
    ],
  },
  play: played(async (playing) => {
    const { inside, user, press } = playing
    await user.click(await inside.findByRole('button', { name: 'Show QR code' }))
    await press('Follow the link as a guest')
    const [link] = await inside.findAllByRole('link', { name: 'Create account' })
    await user.click(link!)
    await inside.findByText(/VERA48/)
    await register(playing)
    await press('Back to Vera')
    await inside.findByText(/^Ada/)
  }),
}
