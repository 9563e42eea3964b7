import type { NamespacePoolsTranslation } from '../../i18n-types'

const ru_pools = {
  label: 'Лидерские пулы',
  pool: 'Пул {number}',
  in: 'вы в пуле',
  failed: 'Не удалось загрузить пул',
  safe: 'Ваша доля в сохранности.',
  gone: 'Этот пул недоступен',
  goneText: 'Выберите другой пул.',
  fund: {
    title: 'Фонд пула, {month}',
    plainTitle: 'Фонд пула',
    yours: 'Ваша текущая доля: {amount}',
    shared: 'Делится поровну между всеми лидерами, которые выполнят условия не позднее {day}.',
    sharedByAll: 'Делится поровну между всеми лидерами, которые выполнят условия.',
    over: 'Месяц закончился',
  },
  way: {
    title: 'Ваша квалификация',
    failed: 'Не удалось загрузить квалификацию',
    met: '{met|integer} из {all|integer}',
    structure: 'Объём структуры',
    own: 'Личные активы',
    in: 'Вы в этом пуле: оба условия выполнены.',
    volume: 'Не хватает объёма структуры: {volume}. Срок: {day}, {time}.',
    assets: 'Не хватает личных активов: {assets}. Срок: {day}, {time}.',
    both: 'Не хватает {volume} объёма структуры и {assets} личных активов. Срок: {day}, {time}.',
    volumeAnyTime: 'Не хватает объёма структуры: {volume}.',
    assetsAnyTime: 'Не хватает личных активов: {assets}.',
    bothAnyTime: 'Не хватает {volume} объёма структуры и {assets} личных активов.',
  },
  leaders: {
    title: 'Лидеры в пуле',
    each: '{count|integer} {{count:|лидер||лидера|лидеров|лидера}}, доля одного: {amount}\u00a0MATU',
    leader: 'Лидер',
    volume: 'Объём структуры, USDT',
    share: 'Доля, MATU',
    with: 'Объём структуры: {amount}\u00a0USDT',
    none: 'Условия пока никто не выполнил',
    noneText: 'Если условия выполнит только один лидер, он получит весь фонд.',
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
