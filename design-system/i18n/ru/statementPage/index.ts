import type { NamespaceStatementPageTranslation } from '../../i18n-types'

const ru_statementPage = {
  title: 'Выписка за {month}',
  name: 'Имя',
  email: 'Почта',
  period: 'Период',
  zone: 'Часовой пояс',
  asOf: 'Данные на',
  none: 'В этом месяце нет завершённых операций.',
  open: 'Не учтено, так как не завершено: {count|integer} {{count:|операция||операции|операций|операции}}.',
  movements: 'Операции: {account}',
  computed:
    'Остатки на начало и конец включают заблокированные суммы. Они рассчитаны по текущим балансам и завершённым с тех пор операциям.',
  kind: '{type} ({count|integer})',
  total: 'Итого',
  fee: 'Комиссия <0></0>',
  feeNote: 'Комиссии указаны отдельно. Некоторые уже входят в сумму операции.',
  uta: {
    title: 'UTA',
    start: 'Баланс на начало',
    paidIn: 'Пополнено',
    takenOut: 'Выведено',
    result: 'Прибыль и убыток по {count|integer} {{count:|сделке||сделкам|сделкам|сделки}}',
    end: 'Баланс на конец',
    now: 'Текущий баланс',
    note: 'Рассчитано {time}. Границы месяца\u00a0— по часовому поясу {zone}.',
    unknown: 'Данные UTA за этот месяц недоступны.',
  },
  balances: 'Балансы на {time}',
  locked: 'плюс {amount} заблокировано',
  download: 'Скачать CSV',
  print: 'Печать или PDF',
  failed: 'Не удалось загрузить выписку',
} satisfies NamespaceStatementPageTranslation

export default ru_statementPage
