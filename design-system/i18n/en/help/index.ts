import type { BaseTranslation } from '../../i18n-types'

const en_help = {
  title: 'Help',
  lead: 'Find answers about your account. Search or browse topics.',
  search: 'Search help',
  found: '{count:number|integer} {{count:answer|answers}}',
  none: 'No results for “{query:string}”',
  noneText: 'Try another word or ask in the chat.',
  noneTextContact: 'Try another word or contact support.',
  noneTextNoChat: 'Try another word or browse the topics.',
  all: 'Show all questions',
  fileClaim: 'File a claim',
  topics: {
    account: 'Account and sign-in',
    money: 'Deposits and withdrawals',
    wallets: 'Addresses and trusted wallets',
    uta: 'UTA',
    referral: 'Referral program',
    insurance: 'Insurance',
  },
  questions: {
    verify: {
      question: 'How do I verify my account?',
      answer:
        'Open Verification and confirm Telegram with our bot. Your account is unlocked right away. Email and phone are optional; they help you recover access.',
    },
    password: {
      question: 'I forgot my password',
      answer:
        'Request a link on the sign-in page. It’s valid for 60 minutes and one password change. We show the same message for any address, so nobody can find out who has an account.',
    },
    twoFactor: {
      question: 'How do I turn on two-factor authentication?',
      answer:
        'Open Profile, then Security. Scan the QR code with an authenticator app, enter the six digits it shows, and keep the eight recovery codes somewhere safe.',
    },
    lostDevice: {
      question: 'I lost the device with my codes',
      answer:
        'Sign in with a recovery code instead of the six digits; each code works once. Use another code to turn off two-factor authentication, then set it up on the new device. You’ll get new recovery codes; the old ones stop working. Turning off two-factor authentication pauses withdrawals for 24 hours.',
    },
    network: {
      question: 'Which network should I use?',
      answer:
        'BNB Smart Chain (BEP-20). The same address exists on other networks, but tokens sent there are lost. Check the network before you send.',
    },
    refill: {
      question: 'How do I make a deposit?',
      answer:
        'Open Assets, choose Deposit and copy your personal address or scan its QR code. Send a small amount first, but no less than the minimum shown: smaller deposits are not credited. The deposit appears in your balance once the network has confirmed it.',
    },
    withdraw: {
      question: 'How do I withdraw?',
      answer:
        'Open Assets and choose Withdraw. Enter the amount and a BEP-20 address, or choose a trusted wallet, and compare the whole address with the one you want to send to. You confirm with a six-digit code; nothing leaves your account before that.',
    },
    blocked: {
      question: 'Why are withdrawals paused?',
      answer:
        'After certain security changes, withdrawals are paused for a while. Your account shows when they resume. Deposits and conversions are still available.',
    },
    fee: {
      question: 'How do I pay the fee?',
      answer:
        'In USDT or MATU, your choice. Paying in MATU gives you the discount shown. You’ll see the fee and the net amount before you confirm.',
    },
    trusted: {
      question: 'What is a trusted wallet?',
      answer:
        'An address you’ve named and confirmed with a code. To add one, confirm Telegram and turn on two-factor authentication. When you withdraw, you pick it from a list instead of typing. With “Only trusted wallets” on, you can’t withdraw anywhere else.',
    },
    coin: {
      question: 'What is the round pattern next to an address?',
      answer:
        'It’s drawn from the full address with twenty lines. Two addresses that start and end alike get different patterns, so you notice a swapped one. It’s only an aid: always compare the whole address.',
    },
    uta: {
      question: 'What is UTA?',
      answer:
        'UTA is the automatic trading account. You choose a plan, top up UTA with USDT, and UTA trades with that amount. Every deal shows entry, exit, fee and profit or loss.',
    },
    polling: {
      question: 'My UTA top-up shows “Still no answer”',
      answer:
        'We check up to 20 times, once every two seconds. If it takes longer, the transfer is still processing: the amount will either reach UTA or return to your assets. Don’t start another top-up in the meantime; choose “Check again” or look in Transactions.',
    },
    results: {
      question: 'Does UTA guarantee a profit?',
      answer:
        'No. A month can end in a loss, and past results don’t predict future ones. That’s why the calculator also lets you assume a loss.',
    },
    rank: {
      question: 'How is my rank determined?',
      answer:
        'By two conditions: your personal assets and your team volume. Your rank is the highest one for which you meet both. The Referrals page shows what you still need for the next rank.',
    },
    invite: {
      question: 'How do I invite someone?',
      answer: 'Copy your personal link on the Referrals page or show its QR code. Anyone who signs up with it becomes your referral.',
    },
    insurance: {
      question: 'How do I know if I’m insured?',
      answer:
        'Open Insurance in the UTA section. Each policy is either active or ended; its card shows the policy period and what it covers.',
    },
    contacts: {
      question: 'How do I change my email or phone?',
      answer:
        'Open Profile, then Contact details. We send a code to the new address or number; the old one stays in use until you enter the code.',
    },
    arrived: {
      question: 'My deposit hasn’t arrived',
      answer:
        'The network has to confirm a deposit first. Until then, you can see it in Transactions with its confirmations. If it isn’t listed, compare the network and the whole address with the deposit page and have the transaction hash ready.',
    },
    takeOut: {
      question: 'How do I withdraw from UTA?',
      answer:
        'Open UTA, choose Withdraw and enter an amount. Locked amounts stay in UTA until they unlock, and the UTA page shows when the next part does. The amount arrives in Assets in USDT. A fee paid in USDT is deducted from it; a fee paid in MATU is charged to your MATU balance.',
    },
    bonus: {
      question: 'How do I use the bonus account?',
      answer:
        'Bonuses can have conditions: a trading volume and an expiry date. Once a bonus is unlocked, you can convert it to tokens. You’ll see the rate, or an estimate of it, before you confirm.',
    },
    promo: {
      question: 'How does the summer promotion work?',
      answer:
        'Complete four steps in order; each one adds MATU to your bonus account. Your promotion status shows your progress and how much of the season is left.',
    },
    claim: {
      question: 'How do I file an insurance claim?',
      answer:
        'Open Insurance and choose “File a claim”. Your losses on covered days are added up from the closed deals, and you get a ready-made message with all we need to check them. You have to send it yourself. The terms say how soon you have to file the claim and what isn’t covered.',
    },
  },
} satisfies BaseTranslation

export default en_help
