import type { BaseTranslation } from '../../i18n-types'

const en_legal = {
  counting: {
    name: 'Visit statistics',
    text: 'May we count page visits? We record the type, title and language of each page and the page or site you came from, never your account, amounts or anything you type.',
    allow: 'Allow',
    refuse: 'Don’t allow',
  },
  close: 'Close',
  print: 'Print',
  contents: 'On this page',
  termsOfUse: {
    title: 'Terms of use',
    account: {
      title: 'Your account',
      text: 'You may open one account, for yourself, with accurate details. Keep your password, codes and device private; anything confirmed with them counts as your action. You can close the account at any time once it is empty.',
    },
    service: {
      title: 'What the service does',
      text: 'MATU Cabinet holds token balances on BNB Smart Chain, carries out the deposits, withdrawals and conversions you order, and offers UTA, the automatic trading account, by subscription, as well as a referral program and insurance under separate terms. The price and fee are shown before you confirm.',
    },
    risk: {
      title: 'Risk',
      text: 'Tokens can lose value. UTA trades, and a month can end in a loss; past results don’t predict future ones. Nothing here is financial advice. Only use money you can afford to lose.',
    },
    chain: {
      title: 'Transfers',
      text: 'Network transfers can’t be reversed. Check the network and address before you confirm. Withdrawals can be paused for a while after security changes; your account shows until when.',
    },
    end: {
      title: 'Misuse and changes',
      text: 'Anyone who uses other people’s accounts, launders money or attacks the service is excluded; their funds are handled as the law requires. We announce changes to these terms in your account before they take effect. Consumer rights that the law of your country gives you are not affected.',
    },
  },
  privacyNotice: {
    title: 'Privacy notice',
    data: {
      title: 'What we store',
      text: 'Name, email, phone and Telegram username (if you provide them), language, your transactions with addresses and times, and your sign-in times. We never store your password in readable form.',
    },
    use: {
      title: 'Why we use your data',
      text: 'To carry out your orders, keep your account secure, answer you and meet our legal obligations as a money services business. We don’t sell your data or use it for third-party advertising.',
    },
    others: {
      title: 'Who sees your data',
      text: 'Transfers are public on the network, with address and amount. Google and the chat receive only what they need, and only if they are turned on and you use them. If visit statistics are turned on, the service that counts visits receives the type, title and language of each page and the page or site you came from, with your consent where the law requires it. Authorities receive what the law requires.',
    },
    time: {
      title: 'How long we keep your data',
      text: 'As long as your account exists, and then as long as the law requires for records of money services businesses. Preferences such as language and theme are stored in cookies on your device.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can ask for a copy of your data, have it corrected, transferred or deleted unless the law requires us to keep it, and complain to the data protection authority of your country.',
      write: 'The help page says how to contact support.',
    },
  },
} satisfies BaseTranslation

export default en_legal
