import type { NamespaceNavTranslation } from '../../i18n-types'

const ru_nav = {
  main: 'Главное меню',
  secondary: 'Другие страницы',
  sections: 'Разделы',
  footer: 'Нижнее меню',
  skip: 'К содержанию',
  menu: 'Меню',
  guest: {
    uta: 'UTA',
    safety: 'Безопасность',
    referral: 'Партнёрам',
    help: 'Помощь',
    signIn: 'Войти',
    register: 'Открыть кабинет',
    cabinet: 'Перейти в кабинет',
    programme: 'Партнёрская программа',
    insurance: 'Условия страхования',
    terms: 'Условия использования',
    privacy: 'Конфиденциальность',
    counting: 'Подсчёт посещений',
    risk: 'Токены могут терять в цене. Прошлые результаты UTA не предсказывают будущих. Решайте только свободными деньгами.',
    chat: 'Чат с нами',
  },
  step: { done: 'готово', current: 'текущий шаг' },
} satisfies NamespaceNavTranslation

export default ru_nav
