import type { NamespaceUtaRefillTranslation } from '../../i18n-types'

const ru_utaRefill = {
  formLabel: 'Пополнение UTA',
  steps: {
    amount: 'Сумма',
    check: 'Проверка',
    transfer: 'Перевод',
  },
  amount: 'Сумма перевода в UTA',
  next: 'Продолжить',
  summary: {
    title: 'Итог',
    from: 'Из активов',
    fee: 'Комиссия',
    noFee: 'нет',
    arrives: 'Поступит',
    minute: 'обычно за минуту',
    receives: 'Поступит в UTA',
    after: 'Баланс UTA после перевода: {amount}',
  },
  check: {
    title: 'Проверьте перевод',
    back: 'Вывод из UTA обратно может занять до {count|integer} {{count:|часа||часов|часов|часа}}.',
    confirm: 'Перевести {amount} в UTA',
    change: 'Изменить',
    ahead: 'Что будет дальше',
    aheadText: 'Сумма сразу уйдёт из активов. Затем мы каждые 2 секунды проверяем, поступила ли она, и показываем каждую проверку.',
  },
  noSubscription: {
    title: 'Для UTA нужна подписка',
    text: 'Без неё UTA не торгует и не принимает пополнения.',
    action: 'Смотреть подписки',
  },
  noMoney: {
    title: 'В активах нет USDT',
    text: 'UTA работает с USDT. Сначала пополните активы, потом переведите сюда.',
    action: 'Пополнить активы',
  },
  notLoaded: 'Форма пополнения не загрузилась',
  safe: 'Ничего не переведено.',
  theAmount: 'сумма',
  request: 'Запрос',
  started: 'Начато',
  seeTransaction: 'Смотреть операцию',
  seeTransactions: 'Смотреть операции',
  again: 'Новое пополнение',
  waiting: {
    title: 'Ждём подтверждения',
    text: 'Проверяем запрос каждые {every|integer} {{every:|секунду||секунды|секунд|секунды}}. Идёт проверка {attempt|integer} из {count|integer}, осталось не больше {left|integer} {{left:|секунды||секунд|секунд|секунды}}.',
    leave: 'Страницу можно закрыть. Перевод продолжится и появится в операциях.',
    spoken: 'Проверка {attempt|integer} из {count|integer}, ответа пока нет',
  },
  paused: {
    title: 'Ждём связи',
    text: 'Связи нет. Сделано проверок: {attempt|integer} из {count|integer}. Продолжим, когда она вернётся. Ожидание не считается.',
  },
  gaveUp: {
    title: 'Ответа пока нет',
    text: 'После {count|integer} {{count:|проверки||проверок|проверок|проверок}} мы остановились. Перевод ещё обрабатывается: {amount} либо поступит в UTA, либо вернётся в активы. Дважды ничего не спишется.',
    check: 'Проверить снова',
    support: 'Написать нам',
    checkedAt: 'Последняя проверка в {time}: ещё обрабатывается',
  },
  done: {
    title: '{amount} уже в UTA',
    titleOpen: 'Сумма поступила в UTA',
    text: 'Баланс UTA теперь {balance}. Новые сделки используют его со следующего открытия.',
    next: 'Новые сделки используют его со следующего открытия.',
    open: 'Открыть UTA',
  },
  failed: {
    title: 'Перевод не удался',
    text: '{amount} и комиссия снова в ваших активах.',
    again: 'Попробовать снова',
  },
  lost: {
    title: 'Этот запрос неизвестен',
    text: 'На сервере нет перевода с этим номером. Что стало с деньгами, видно в операциях.',
  },
} satisfies NamespaceUtaRefillTranslation

export default ru_utaRefill
