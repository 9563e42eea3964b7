import type { BaseTranslation } from '../../i18n-types'

/** What only the cabinet's frame says: pages that stand in none do without it. */
const en_frame = {
  more: 'More',
  profile: 'Profile',
  verified: 'Verified',
  unverified: 'Not verified',
  signOut: 'Sign out',
  items: {
    overview: 'Overview',
    trade: 'Trade',
    uta: 'UTA',
    transactions: 'Transactions',
    assets: 'Assets',
    referral: 'Referral',
    bonus: 'Bonus account',
    insurance: 'Insurance',
    wallets: 'Trusted wallets',
    safety: 'Safety',
    profile: 'Profile',
    help: 'Help',
  },
  tabs: {
    overview: 'Overview',
    deals: 'Deals',
    statistics: 'Statistics',
    transactions: 'Transactions',
    reward: 'Referral reward',
    calculator: 'Calculator',
    insurance: 'Insurance',
    structure: 'Structure',
    activity: 'Activity',
    pools: 'Leader pools',
    terms: 'Programme terms',
    personal: 'Personal data',
    safety: 'Safety',
    twoFactor: 'Two-factor',
    wallets: 'Trusted wallets',
    verification: 'Verification',
    exchange: 'Exchange',
  },
  notice: {
    offline: {
      all: 'No connection. What you see is as of {time:string}.',
      part: 'No connection. Only part of this page is saved on this device, as of {time:string}.',
      nothing: 'No connection. Nothing of this page is saved on this device.',
      unasked: 'No connection. Until it is back nothing is loaded or sent.',
    },
    verification: 'Confirm Telegram to use everything in the cabinet.',
    verify: 'Confirm',
  },
} satisfies BaseTranslation

export default en_frame
