import type { BaseTranslation } from '../../i18n-types'

const en_trade = {
  day: 'Day',
  around: 'More about UTA',
  insurance: 'Insurance',
  insured: 'Active until {day:string}',
  insuredOpen: 'Active',
  notInsured: 'Not active',
  unknown: 'Couldn’t load the status',
  deals: 'Deals',
  dealsText: 'All deals, including losses',
  statistics: 'Statistics',
  statisticsText: 'Profit and loss by day, month and pair',
  transactionsText: 'All changes, statements',
  calculator: 'Calculator',
  calculatorText: 'What an amount could earn or lose',
} satisfies BaseTranslation

export default en_trade
