import type { NamespaceCommonTranslation } from '../../i18n-types'

const ru_common = {
  product: 'MATU Cabinet',
  tryAgain: 'Повторить',
  loading: 'Загрузка',
  close: 'Закрыть',
  back: 'Назад',
  language: 'Язык',
  sending: 'Отправляется',
  sentence: '{text}.',
  named: '{label}: {name}',
  problem: {
    offline: 'Нет соединения',
    network: 'Сервер недоступен',
    timeout: 'Сервер не ответил вовремя',
    unauthorized: 'Сеанс истёк. Войдите снова',
    csrf: 'Сервер не принял защитный файл cookie этой страницы',
    'no-cookie': 'Защитный файл cookie сервера не доходит до этой страницы',
    forbidden: 'У вас нет прав на это действие',
    missing: 'Этих данных больше нет',
    conflict: 'Данные за это время изменились',
    invalid: 'Некоторые данные введены неверно',
    throttled: 'Слишком много попыток',
    server: 'Сбой на нашей стороне',
    maintenance: 'Идут технические работы',
    refused: 'Сервер отклонил запрос',
    'unknown-outcome': 'Пока неизвестно, прошла ли операция',
    contract: 'Не удалось прочитать ответ сервера',
    unexpected: 'Что-то пошло не так',
  },
  theme: { label: 'Оформление', light: 'Светлое', dark: 'Тёмное', system: 'Как в системе' },
} satisfies NamespaceCommonTranslation

export default ru_common
