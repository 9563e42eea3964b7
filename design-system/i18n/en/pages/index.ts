import type { BaseTranslation } from '../../i18n-types'

// Names of the pages by `name` of the site map: tab title and, where the layout has a title bar, heading. Of the cabinet's pages those that the
// public help names too; the others are in the area `frame`.
const en_pages = {
  document: '{title:string} · MATU',
  titles: {
    landing: 'MATU: see where every token is',
    login: 'Sign in',
    registration: 'Create your account',
    passwordReset: 'Reset your password',
    newPassword: 'New password',
    maintenance: 'Maintenance',
    invitation: 'Invitation',
    help: 'Help',
    publicProgramme: 'Program terms',
    publicInsurance: 'Insurance terms',
    notFound: 'Page not found',
    error: 'Something went wrong',
  },
  descriptions: {
    landing:
      'Hold MATU, USDT and BNB, trade with a UTA subscription, and withdraw to wallets you trust. Every UTA deal is public, including losses.',
    login: 'Sign in to your MATU account: balances, UTA subscription, referrals and trusted wallets.',
    registration: 'Create a MATU account: one place for MATU, USDT and BNB on BNB Smart Chain.',
    passwordReset: 'Request a link to set a new password for your MATU account.',
    help: 'Answers about tokens, withdrawals, verification, the UTA subscription and the referral program.',
    publicProgramme: 'How the MATU referral program pays, what its ranks require, and its rules.',
    publicInsurance: 'What insurance of a UTA balance covers, what it doesn’t, and how to report a claim.',
  },
} satisfies BaseTranslation

export default en_pages
