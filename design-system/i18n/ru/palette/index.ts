import type { NamespacePaletteTranslation } from '../../i18n-types'

const ru_palette = {
  title: 'Поиск',
  placeholder: 'Страницы, операции, помощь',
  cancel: 'Отмена',
  groups: {
    recent: 'Недавнее',
    tokens: 'Токены',
    actions: 'Действия',
    pages: 'Страницы',
    help: 'Помощь',
    transactions: 'Операции',
    referrals: 'Партнёры',
  },
  depositToken: 'Пополнить {token}',
  withdrawToken: 'Вывести {token}',
  convertToken: 'Обменять {token}',
  level: 'Уровень {level|integer}, {rank}',
  results: '{count|integer} {{count:|результат||результата|результатов|результата}}',
  none: 'По запросу «{text}» ничего не найдено',
  inHelp: 'Искать «{text}» в помощи',
  searching: 'Ищем среди операций и партнёров',
  failed: 'Не удалось найти операции и партнёров',
  keys: { select: 'Выбрать', open: 'Открыть' },
} satisfies NamespacePaletteTranslation

export default ru_palette
