import type { BaseTranslation } from '../../i18n-types'

const en_legal = {
  counting: {
    name: 'Visit counting',
    text: 'May we count which pages are visited? The counter hears the kind of page and nothing of your account, amounts or what you type.',
    allow: 'Count my visits',
    refuse: 'Do not count',
  },
  close: 'Close the text',
  termsOfUse: {
    title: 'Terms of use',
    account: {
      title: 'Your account',
      text: 'You open one account for yourself, with true data, and keep password, codes and device to yourself. What is confirmed with them counts as done by you. You may close the account at any time once it holds nothing.',
    },
    service: {
      title: 'What the cabinet does',
      text: 'The cabinet keeps balances of tokens on BNB Smart Chain, carries out refills, withdrawals and exchanges that you order, and offers the UTA trading subscription, a referral programme and insurance under their own terms. Each operation shows its price and fee before you confirm it.',
    },
    risk: {
      title: 'Risk',
      text: 'Tokens can lose value. UTA trades, and a month can end below zero; past results do not predict future ones. Nobody advises you here. Decide only with money that you can spare.',
    },
    chain: {
      title: 'Transfers',
      text: 'A transfer on the network cannot be called back. You check network and address before you confirm. Withdrawals can be paused for a while after changes that concern security; the cabinet then shows until when.',
    },
    end: {
      title: 'Misuse and changes',
      text: 'Whoever uses other people’s accounts, launders money or attacks the service is excluded; what belongs to them is handled as the law asks. Changes of these terms are announced in the cabinet before they hold. Rights that the law of your country gives you as a consumer stay as they are.',
    },
  },
  privacyNotice: {
    title: 'Privacy notice',
    data: {
      title: 'What is kept',
      text: 'Name, email, phone and Telegram name if you give them, language, your operations with their addresses and times, and when you signed in. Your password is kept only as a value from which it cannot be read.',
    },
    use: {
      title: 'What it is for',
      text: 'To carry out what you order, to keep the account safe, to answer you, and to meet duties that the law puts on money services. It is not sold and not used for other people’s advertising.',
    },
    others: {
      title: 'Who sees it',
      text: 'Transfers are public on the network with address and amount. Google, the chat and the visitor counter get what they need only where they are switched on and you use them. Authorities get what the law makes us give.',
    },
    time: {
      title: 'How long',
      text: 'As long as the account exists, and afterwards as long as the law asks records of money services to be kept. Choices such as language and theme stand in cookies on your device.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can ask what is kept about you, have it corrected, taken along or deleted where no duty stands against it, and complain to the data protection authority of your country.',
      write: 'The help page says where to write to us.',
    },
  },
} satisfies BaseTranslation

export default en_legal
