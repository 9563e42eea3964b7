import type { NamespaceNavTranslation } from '../../i18n-types'

const ru_nav = {
  main: 'Главное меню',
  secondary: 'Другие страницы',
  sections: 'Разделы',
  footer: 'Нижнее меню',
  skip: 'Перейти к содержанию',
  menu: 'Меню',
  guest: {
    uta: 'UTA',
    safety: 'Безопасность',
    referral: 'Партнёрам',
    help: 'Помощь',
    signIn: 'Войти',
    register: 'Создать аккаунт',
    cabinet: 'Перейти в аккаунт',
    programme: 'Партнёрская программа',
    insurance: 'Условия страхования',
    terms: 'Условия использования',
    privacy: 'Конфиденциальность',
    counting: 'Статистика посещений',
    risk: 'Токены могут терять в цене. Прошлые результаты UTA не предсказывают будущих. Вкладывайте только те деньги, которые можете позволить себе потерять.',
    chat: 'Написать в чат',
    chatWindow: 'Чат',
  },
  step: { done: 'готово', current: 'текущий шаг' },
} satisfies NamespaceNavTranslation

export default ru_nav
