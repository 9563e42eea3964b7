import type { BaseTranslation } from '../../i18n-types'

const en_trade = {
  around: 'Around UTA',
  insurance: 'Insurance',
  insured: 'Active until {day:string}',
  insuredOpen: 'Active',
  notInsured: 'Not active',
  unknown: 'The state did not load',
  deals: 'Deals',
  dealsText: 'All of them, the losing ones too',
  statistics: 'Statistics',
  statisticsText: 'Results by day, month and pair',
  calculator: 'Calculator',
  calculatorText: 'What an amount could become, and what it could lose',
} satisfies BaseTranslation

export default en_trade
