import type { BaseTranslation } from '../../i18n-types'

const en_palette = {
  title: 'Search',
  placeholder: 'Pages, transactions, help',
  cancel: 'Cancel',
  groups: {
    recent: 'Recent',
    tokens: 'Tokens',
    actions: 'Actions',
    pages: 'Pages',
    help: 'Help',
    transactions: 'Transactions',
    referrals: 'Referrals',
  },
  depositToken: 'Deposit {token:string}',
  withdrawToken: 'Withdraw {token:string}',
  convertToken: 'Convert {token:string}',
  level: 'Level {level:number|integer}, {rank:string}',
  results: '{count:number|integer} {{count:match|matches}}',
  none: 'Nothing found for “{text:string}”',
  inHelp: 'Search help for “{text:string}”',
  searching: 'Searching transactions and referrals',
  failed: 'Couldn’t search your transactions and referrals',
  keys: { select: 'Select', open: 'Open' },
} satisfies BaseTranslation

export default en_palette
