import type { NamespaceTradeTranslation } from '../../i18n-types'

const ru_trade = {
  around: 'Вокруг UTA',
  insurance: 'Страхование',
  insured: 'Активно до {day}',
  insuredOpen: 'Действует',
  notInsured: 'Не оформлено',
  unknown: 'Состояние не загрузилось',
  deals: 'Сделки',
  dealsText: 'Все, в том числе убыточные',
  statistics: 'Статистика',
  statisticsText: 'Результаты по дням, месяцам и парам',
  calculator: 'Калькулятор',
  calculatorText: 'Что сумма может принести и сколько потерять',
} satisfies NamespaceTradeTranslation

export default ru_trade
