import type { BaseTranslation } from '../../i18n-types'

const en_help = {
  title: 'Help',
  lead: 'Questions and answers about the cabinet. Search, or go through the topics.',
  search: 'Search the answers',
  found: '{count:number|integer} {{count:answer|answers}}',
  none: 'Nothing found for “{query:string}”',
  noneText: 'Try another word, or ask in the chat.',
  noneTextContact: 'Try another word, or write to us.',
  noneTextNoChat: 'Try another word, or go through the topics.',
  all: 'Show all questions',
  chatTitle: 'No answer here?',
  chatText: 'Write to us. We see your question and your language, never your password.',
  chat: 'Open the chat',
  contactText: 'Write to us in your language. Never send a password or a code.',
  contact: 'Write to us',
  chatElsewhereTitle: 'Where to write to us',
  chatElsewhereText: 'The chat is open on the public help page, with your question and your language, never your password.',
  chatElsewhere: 'Open the help with the chat',
  topics: {
    account: 'Account and sign-in',
    money: 'Refills and withdrawals',
    wallets: 'Addresses and trusted wallets',
    uta: 'UTA',
    referral: 'Referral programme',
    insurance: 'Insurance',
  },
  questions: {
    verify: {
      question: 'How do I confirm my account?',
      answer:
        'Open the verification page and confirm Telegram with the bot. The cabinet opens as soon as that is done. Email and phone are optional and help to restore access.',
    },
    password: {
      question: 'I forgot my password',
      answer:
        'Ask for a link on the sign-in page. It works for 60 minutes and for one change of password. The page says the same for known and unknown addresses, so nobody can find out who has an account.',
    },
    twoFactor: {
      question: 'How do I turn on two-factor sign-in?',
      answer:
        'Open Profile, then Safety. Scan the QR code with an authenticator app, enter the six digits it shows and keep the eight recovery codes in a safe place.',
    },
    lostDevice: {
      question: 'I lost the device with my codes',
      answer:
        'Sign in with one of your recovery codes in place of the six digits. Each works once. Then set up two-factor sign-in on the new device, which also makes new recovery codes.',
    },
    network: {
      question: 'Which network do I use?',
      answer:
        'BNB Smart Chain with the BEP-20 standard. The same address exists on other networks too, and what is sent there does not arrive. Compare the network before you send.',
    },
    refill: {
      question: 'How do I refill?',
      answer:
        'Open Assets, choose Refill and copy your personal address or scan its QR code. Send a small amount first. It appears in your balance once the network has confirmed it.',
    },
    withdraw: {
      question: 'How do I withdraw?',
      answer:
        'Open Assets and choose Withdraw. Enter the amount and a BEP-20 address, or choose a trusted wallet, and compare the address with your own. A six-digit code confirms it; until then nothing leaves your account.',
    },
    blocked: {
      question: 'Why are withdrawals paused?',
      answer:
        'After some changes that concern security, withdrawals are paused for a while. The page shows the date and the hour when they open again. Refills and everything else go on.',
    },
    fee: {
      question: 'How do I pay the fee?',
      answer:
        'In USDT or in MATU, as you choose. A fee in MATU is lower by the discount shown beside it. You see fee and net amount before you confirm.',
    },
    trusted: {
      question: 'What is a trusted wallet?',
      answer:
        'An address that you confirmed by a code and gave a name. It needs a confirmed Telegram and two-factor sign-in. When you withdraw, you choose it from the list and type nothing. With “Only trusted wallets” on, withdrawals go nowhere else.',
    },
    coin: {
      question: 'What is the round drawing beside an address?',
      answer:
        'Twenty lines made from the whole address. Two addresses that begin and end alike have different drawings, so a swapped one is noticed. It is an aid: compare the characters too.',
    },
    uta: {
      question: 'What is UTA?',
      answer:
        'A trading subscription. You choose a plan, delegate an amount in USDT, and UTA trades with it. Every deal shows entry, exit, fee and result, the losing ones too.',
    },
    polling: {
      question: 'A UTA refill shows “Still no answer”',
      answer:
        'We ask for the result up to 20 times, every two seconds. When it takes longer, the refill may still go through. Nothing is charged twice: look at the transactions or check again.',
    },
    results: {
      question: 'Does UTA guarantee a result?',
      answer:
        'No. A month can end below zero, and past results do not predict future ones. The calculator has a scale below zero for that reason.',
    },
    rank: {
      question: 'How is my rank decided?',
      answer:
        'By two conditions: your own assets and the volume of your structure. Both count, and the lower one sets the rank. The referral page shows how much is missing.',
    },
    invite: {
      question: 'How do I invite somebody?',
      answer: 'Copy your personal link from the referral page or show its QR code. Whoever registers through it becomes your partner.',
    },
    insurance: {
      question: 'How do I see whether I am insured?',
      answer: 'Open Insurance in the UTA section. A policy is active or stopped, and its card shows the period and what it covers.',
    },
    contacts: {
      question: 'How do I change my email or phone?',
      answer: 'Open Profile, then Contacts. A code goes to the new address or number, and the old one counts until that code is entered.',
    },
    arrived: {
      question: 'My refill has not arrived',
      answer:
        'The network confirms it first; until then it stands among the transactions with its number of confirmations. If it is not there at all, compare the network and the address with those of the refill page and keep the transaction’s hash ready.',
    },
    takeOut: {
      question: 'How do I take money out of UTA?',
      answer:
        'Open UTA and choose Withdraw. The locked part stays until its date. What you take out arrives in Assets in USDT, less the fee shown there.',
    },
    bonus: {
      question: 'How do I use the bonus account?',
      answer:
        'Bonuses arrive there with their terms: turnover and date. What has been released can be exchanged into tokens at the rate that is shown and held for the exchange.',
    },
    promo: {
      question: 'How does the summer promotion work?',
      answer:
        'Four steps follow each other, and each adds MATU to the bonus account when it is done. Your status shows what is done and how long the season goes on.',
    },
    claim: {
      question: 'How do I report a loss?',
      answer:
        'Report the claim, name the period and wait for the answer; the deals of that period are checked against your policy. The terms say by when to report and what is not covered.',
    },
  },
} satisfies BaseTranslation

export default en_help
