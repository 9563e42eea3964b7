import type { NamespacePartsTranslation } from '../../i18n-types'

const ru_parts = {
  deal: {
    pair: 'Пара',
    opened: 'Открытие',
    closed: 'Закрытие',
    open: 'Открыта',
    entry: 'Вход',
    exit: 'Выход',
    now: 'Сейчас',
    nowBefore: 'сейчас',
    size: 'Объём, USDT',
    scale: 'Шкала {range}',
    result: 'Прибыль/убыток, USDT',
    long: 'Лонг',
    short: 'Шорт',
    row: '{pair}, {side}, {date} {result}',
  },
} satisfies NamespacePartsTranslation

export default ru_parts
