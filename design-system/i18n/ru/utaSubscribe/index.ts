import type { NamespaceUtaSubscribeTranslation } from '../../i18n-types'

const ru_utaSubscribe = {
  lead: 'UTA\u00a0— это счёт автоматической торговли: пока действует подписка, UTA торгует на средства вашего баланса UTA. Подписка не продлевается автоматически.',
  plans: 'Тарифы',
  planLabel: '{name}, {days|integer} {{days:|день||дня|дней|дня}}, {price}',
  days: '{count|integer} {{count:|день||дня|дней|дня}}',
  perDay: 'В день',
  minimumRefill: 'Минимальное пополнение',
  saves: 'Выгода {amount}',
  current: 'Ваша подписка',
  runs: 'Подписка {name} действует до {day}. Новая начнётся в этот день: ни один день не пропадёт.',
  runsOpen: 'Подписка {name} действует. Новая начнётся, когда закончится эта: ни один день не пропадёт.',
  until: '{name}, до {day}',
  after: 'Баланс после оплаты: {amount}',
  short: 'Не хватает {amount}',
  pay: 'Оплатить {price}',
  refill: 'Пополнить {token}',
  ask: {
    title: 'Оформить подписку за {price}?',
    extend: 'Продлить за {price}?',
    cancel: 'Отмена',
    plan: 'Тариф',
    begins: 'Начало',
    atOnce: 'сразу',
    ends: 'Окончание',
    balance: 'Баланс после оплаты',
    price: 'Цена',
    consequence: 'Стоимость подписки сразу спишется с ваших активов.',
  },
  done: {
    title: 'Подписка {name} оформлена',
    text: 'Подписка действует до {day}. Оплачено {price}.',
    refill: 'Пополнить UTA',
    open: 'Открыть UTA',
  },
  failed: 'Не удалось загрузить тарифы',
  safe: 'Ничего не списано.',
  none: 'Сейчас нет доступных тарифов',
  noneText: 'Загляните позже. Действующей подписки это не касается.',
} satisfies NamespaceUtaSubscribeTranslation

export default ru_utaSubscribe
