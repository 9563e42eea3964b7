import type { NamespaceTradeTranslation } from '../../i18n-types'

const ru_trade = {
  day: 'День',
  around: 'Ещё об UTA',
  insurance: 'Страхование',
  insured: 'Действует до {day}',
  insuredOpen: 'Действует',
  notInsured: 'Не действует',
  unknown: 'Не удалось загрузить статус',
  deals: 'Сделки',
  dealsText: 'Все сделки, включая убыточные',
  statistics: 'Статистика',
  statisticsText: 'Прибыль и убыток по дням, месяцам и парам',
  transactionsText: 'Все операции, выписки',
  calculator: 'Калькулятор',
  calculatorText: 'Сколько можно заработать или потерять',
} satisfies NamespaceTradeTranslation

export default ru_trade
