import type { NamespaceFrameTranslation } from '../../i18n-types'

const ru_frame = {
  more: 'Ещё',
  profile: 'Профиль',
  verified: 'Проверено',
  unverified: 'Не проверено',
  signOut: 'Выйти',
  items: {
    overview: 'Обзор',
    trade: 'Торговля',
    uta: 'UTA',
    transactions: 'Операции',
    assets: 'Активы',
    referral: 'Партнёры',
    bonus: 'Бонусный счёт',
    insurance: 'Страхование',
    wallets: 'Доверенные кошельки',
    safety: 'Безопасность',
    profile: 'Профиль',
    help: 'Помощь',
  },
  tabs: {
    overview: 'Обзор',
    deals: 'Сделки',
    statistics: 'Статистика',
    transactions: 'Операции',
    reward: 'Партнёрское вознаграждение',
    calculator: 'Калькулятор',
    insurance: 'Страхование',
    structure: 'Структура',
    activity: 'Активность',
    pools: 'Лидерские пулы',
    terms: 'Условия программы',
    personal: 'Личные данные',
    safety: 'Безопасность',
    twoFactor: 'Двухфакторный вход',
    wallets: 'Доверенные кошельки',
    verification: 'Подтверждение',
    exchange: 'Обмен',
  },
  notice: {
    offline: {
      all: 'Нет связи. Вы видите данные на {time}.',
      part: 'Нет связи. На этом устройстве сохранена только часть страницы, данные на {time}.',
      nothing: 'Нет связи. Данные этой страницы на устройстве не сохранены.',
      unasked: 'Нет связи. Пока её нет, ничего не загружается и не отправляется.',
    },
    verification: 'Подтвердите Telegram, чтобы пользоваться всем кабинетом.',
    verify: 'Подтвердить',
  },
} satisfies NamespaceFrameTranslation

export default ru_frame
