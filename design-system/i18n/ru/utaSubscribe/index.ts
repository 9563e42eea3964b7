import type { NamespaceUtaSubscribeTranslation } from '../../i18n-types'

const ru_utaSubscribe = {
  lead: 'С подпиской UTA торгует вашим балансом UTA. Она закончится сама: без вас ничего не продлевается.',
  plans: 'Подписки',
  planLabel: '{name}, {days|integer} {{days:|день||дня|дней|дня}}, {price}',
  days: '{count|integer} {{count:|день||дня|дней|дня}}',
  perDay: 'В день',
  minimumRefill: 'Минимальное пополнение',
  saves: 'Выгода {amount}',
  current: 'Ваша подписка',
  runs: '{name} действует до {day}. Новая подписка начнётся в этот день, ни один день не пропадёт.',
  runsOpen: 'Подписка {name} действует. То, что вы купите сейчас, начнётся после её окончания: ни один день не пропадёт.',
  until: '{name}, до {day}',
  after: 'Баланс после оплаты: {amount}',
  short: 'Не хватает {amount}',
  pay: 'Оплатить {price}',
  refill: 'Пополнить {token}',
  ask: {
    title: 'Оформить подписку за {price}?',
    extend: 'Продлить за {price}?',
    cancel: 'Не сейчас',
    plan: 'Подписка',
    begins: 'Начало',
    atOnce: 'сразу',
    ends: 'Окончание',
    balance: 'Баланс после оплаты',
    price: 'Цена',
    consequence: 'Цена сразу спишется с активов.',
  },
  done: {
    title: 'Подписка {name} оформлена',
    text: 'Она действует до {day}. Оплачено {price}.',
    refill: 'Пополнить UTA',
    open: 'Открыть UTA',
    transactions: 'Смотреть операции',
  },
  failed: 'Подписки не загрузились',
  safe: 'Ничего не куплено.',
  none: 'Сейчас подписок в продаже нет',
  noneText: 'Загляните позже. Действующая подписка продлится до конца.',
} satisfies NamespaceUtaSubscribeTranslation

export default ru_utaSubscribe
