import type { NamespacePoolsTranslation } from '../../i18n-types'

const ru_pools = {
  label: 'Лидерские пулы',
  pool: 'Пул {number}',
  in: 'вы в пуле',
  failed: 'Пул не загрузился',
  safe: 'Ваша доля на месте.',
  gone: 'Этот пул закрыт',
  goneText: 'Остальные пулы открыты.',
  fund: {
    title: 'Фонд пула, {month}',
    yours: 'Ваша доля сейчас: {amount}',
    shared: 'Делится поровну между всеми лидерами, кто выполнит условия до {day}.',
    over: 'Месяц закончился',
  },
  way: {
    title: 'Ваши условия',
    failed: 'Условия не загрузились',
    met: '{met|integer} из {all|integer}',
    structure: 'Оборот структуры',
    own: 'Свои активы',
    in: 'Вы в этом пуле: оба условия выполнены.',
    volume: 'Обороту структуры не хватает {volume}. Срок: {day}, {time}.',
    assets: 'Своих активов не хватает на {assets}. Срок: {day}, {time}.',
    both: 'Обороту структуры не хватает {volume}, своим активам {assets}. Срок: {day}, {time}.',
  },
  leaders: {
    title: 'Кто в пуле',
    each: '{count|integer} {{count:|лидер||лидера|лидеров|лидера}}, по {amount} MATU',
    leader: 'Лидер',
    volume: 'Оборот структуры, USDT',
    share: 'Доля, MATU',
    with: 'оборот {amount} USDT',
    none: 'Условия пока никто не выполнил',
    noneText: 'Кто первым выполнит оба условия, получит весь фонд.',
  },
  months: {
    title: 'Фонд пула по месяцам',
    chart: 'Фонд пула по месяцам, MATU',
    month: 'Месяц',
    leaders: 'Лидеры',
    count: '{count|integer} {{count:|лидер||лидера|лидеров|лидера}}',
    payout: 'Выплата, {month}',
    shared: 'Лидеры, {month}',
  },
} satisfies NamespacePoolsTranslation

export default ru_pools
