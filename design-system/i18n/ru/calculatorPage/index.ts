import type { NamespaceCalculatorPageTranslation } from '../../i18n-types'

const ru_calculatorPage = {
  amount: 'Сумма',
  term: 'Срок',
  months: '{{count:|месяц||месяца|месяцев|месяца}}',
  rate: 'Предполагаемый результат за месяц',
  range: 'Выбираете вы. За последние месяцы UTA ({count|integer}) результат был от {low} до {high}.',
  own: 'Выбираете вы. Он может быть и ниже нуля.',
  average: 'Взять среднее: {rate}',
  reinvest: 'Оставлять результат в UTA',
  reinvestHelp: 'Каждый месяц начинается с нового баланса. Иначе прибыль выводится, убытки остаются.',
  after: 'При этих предположениях через {count|integer} {{count:|месяц||месяца|месяцев|месяца}}',
  chart: {
    title: 'Баланс за {count|integer} {{count:|месяц||месяца|месяцев|месяца}}, USDT',
    summary: 'При {rate} в месяц {start} станут {end}.',
    of: 'Месяц',
    now: 'сейчас',
    start: 'Сейчас',
    month: 'После месяца {number|integer}',
    yours: 'Ваше предположение {rate}',
    still: 'Без изменений',
    weak: 'Каждый месяц самый слабый {rate}',
  },
  fee: 'Комиссия за пополнение',
  results: 'Результаты',
  shared: 'Программа вознаграждений, {percent} прибыли',
  end: 'В конце',
  note: 'Это расчёт, а не обещание. Результат может быть отрицательным.',
  assumptions:
    'У каждого месяца один и тот же результат. Пополнение один раз стоит {fee}, {percent} каждой прибыли идёт в программу вознаграждений. Подписка и комиссия за вывод не учтены.',
  withoutCosts: 'Комиссия и доля вознаграждений сейчас неизвестны и не учтены. У каждого месяца один и тот же результат.',
  refill: 'Пополнить UTA',
  share: 'Скопировать ссылку',
  reset: 'Сбросить',
} satisfies NamespaceCalculatorPageTranslation

export default ru_calculatorPage
