import type { BaseTranslation } from '../../i18n-types'

// What search engines and link previews say about a page, by `name` of the site map, and what the document says itself. Only the build uses them: browsers do not load this area.
const en_metadata = {
  descriptions: {
    landing:
      'Hold MATU, USDT and BNB, trade with a UTA subscription, and withdraw to wallets you trust. Every UTA deal is public, including losses.',
    login: 'Sign in to MATU Cabinet: balances, UTA subscription, referrals and trusted wallets.',
    registration: 'Create a MATU Cabinet account: one place for MATU, USDT and BNB on BNB Smart Chain.',
    passwordReset: 'Request a link to set a new password for your MATU Cabinet account.',
    help: 'Answers about tokens, withdrawals, verification, the UTA subscription and the referral program.',
    publicProgramme: 'What the MATU Cabinet referral program pays, what its ranks require and which rules apply.',
    publicInsurance: 'What UTA balance insurance covers, what it doesn’t, and how to file a claim.',
  },
  /** Shown by the document itself when the application does not start. */
  unloaded: {
    text: 'This page couldn’t be loaded completely. Check your connection and try again.',
    retry: 'Try again',
  },
} satisfies BaseTranslation

export default en_metadata
