import type { BaseTranslation } from '../../i18n-types'

// Names of the pages by `name` of the site map: tab title and, where the layout has a title bar, heading. Of the cabinet's pages those that the
// public help names too; the others are in the area `frame`.
const en_pages = {
  document: '{title:string} · MATU',
  titles: {
    landing: 'MATU: know where every token stands',
    login: 'Sign in',
    registration: 'Open an account',
    passwordReset: 'Reset the password',
    newPassword: 'New password',
    maintenance: 'Maintenance',
    invitation: 'Invitation',
    help: 'Help',
    publicProgramme: 'Programme terms',
    publicInsurance: 'Insurance terms',
    affiliateProgram: 'Programme terms',
    transactions: 'Transactions',
    uta: 'UTA',
    utaDeals: 'UTA deals',
    utaRefill: 'Refill UTA',
    utaCalculator: 'Calculator',
    utaWithdrawal: 'Withdraw from UTA',
    insurance: 'Insurance',
    insuranceInfo: 'What the insurance covers',
    insuranceTerms: 'Insurance terms',
    refill: 'Refill',
    withdraw: 'Withdrawal',
    referral: 'Referral',
    bonus: 'Bonus account',
    bonusExchange: 'Exchange',
    safety: 'Safety',
    twoFactor: 'Two-factor sign-in',
    twoFactorHelp: 'About two-factor sign-in',
    verification: 'Verification',
    personalContacts: 'Contacts',
    trustedWallets: 'Trusted wallets',
    promoTerms: 'Summer promotion: terms',
    promoStatus: 'Summer promotion: status',
    notFound: 'Page not found',
    error: 'Something broke',
  },
  descriptions: {
    landing:
      'Hold MATU, USDT and BNB, trade with a UTA subscription, and withdraw to wallets you trust. Every UTA deal is public, including losses.',
    login: 'Sign in to your MATU cabinet: balances, UTA subscription, referrals and trusted wallets.',
    registration: 'Open a MATU account: one cabinet for MATU, USDT and BNB on BNB Smart Chain.',
    passwordReset: 'Ask for a link to set a new password for your MATU account.',
    help: 'Answers about tokens, withdrawals, verification, the UTA subscription and the referral programme.',
    publicProgramme: 'How the MATU referral programme pays, what its ranks ask for, and its rules.',
    publicInsurance: 'What the insurance of a UTA balance covers, what it does not, and how a claim is reported.',
  },
} satisfies BaseTranslation

export default en_pages
