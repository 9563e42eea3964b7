import type { NamespaceErrorsTranslation } from '../../i18n-types'

const ru_errors = {
  notFound: {
    title: 'Этой страницы нет на шкале',
    text: 'Страница не найдена:',
    cabinet: 'Перейти к обзору',
    home: 'На главную',
  },
  error: {
    title: 'У нас что-то сломалось',
    text: 'Внутренняя ошибка сервера. Ваши токены не затронуты.',
    status: 'Статус {status}',
    reference: 'Обращение',
  },
  stale: {
    title: 'Вышла новая версия',
    text: 'Эта страница от прежней версии. Обновите её, чтобы продолжить; всё сохранённое на месте.',
    reload: 'Обновить',
  },
  offline: {
    title: 'Нет соединения',
    text: 'Эта страница ещё не загружалась, показать пока нечего. Ваши токены не затронуты.',
  },
  toHelp: 'Помощь',
  maintenance: {
    title: 'Мы калибруем MATU',
    text: 'Балансы и сделки остаются как есть. Пока ничего не выводится и не обменивается.',
    next: 'Следующая проверка через {time}',
    minutes: 'Следующая проверка через {count|integer} {{count:|минуту||минуты|минут|минуты}}',
    looking: 'Проверяем',
    check: 'Проверить сейчас',
  },
} satisfies NamespaceErrorsTranslation

export default ru_errors
