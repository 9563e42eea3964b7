import type { NamespaceCommonTranslation } from '../../i18n-types'

const ru_common = {
  product: 'MATU Cabinet',
  tryAgain: 'Повторить',
  loading: 'Загрузка',
  close: 'Закрыть',
  back: 'Назад',
  language: 'Язык',
  sending: 'Отправляется',
  daysLeft: '{{count:|Остался||Осталось|Осталось|Осталось}} {count|integer} {{count:|день||дня|дней|дня}}',
  theme: { label: 'Оформление', light: 'Светлое', dark: 'Тёмное', system: 'Как в системе' },
} satisfies NamespaceCommonTranslation

export default ru_common
