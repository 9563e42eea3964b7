import type { NamespaceUtaRefillTranslation } from '../../i18n-types'

const ru_utaRefill = {
  formLabel: 'Пополнение UTA',
  steps: {
    amount: 'Сумма',
    check: 'Проверка',
    transfer: 'Перевод',
  },
  amount: 'Сумма пополнения',
  next: 'Продолжить',
  summary: {
    title: 'Итог',
    from: 'Из активов',
    fee: 'Комиссия',
    noFee: 'нет',
    arrives: 'Поступит',
    minute: 'обычно в течение минуты',
    receives: 'Поступит в UTA',
    after: 'Баланс UTA после перевода: {amount}',
  },
  check: {
    title: 'Проверьте перевод',
    back: 'Обратный вывод из UTA может занять до {count|integer} {{count:|часа||часов|часов|часа}}.',
    confirm: 'Пополнить UTA на {amount}',
    change: 'Изменить',
    ahead: 'Что будет дальше',
    aheadText: 'Сумма сразу уйдёт из активов. Затем мы каждые 2\u00a0секунды проверяем, поступила ли она, и показываем ход проверки.',
  },
  noSubscription: {
    title: 'Для UTA нужна подписка',
    text: 'Без неё UTA не торгует, и пополнить её нельзя.',
    action: 'Выбрать тариф',
  },
  noMoney: {
    title: 'В ваших активах нет USDT',
    text: 'UTA работает с USDT. Сначала пополните баланс USDT, затем пополните UTA здесь.',
    action: 'Пополнить USDT',
  },
  notLoaded: 'Не удалось загрузить форму пополнения',
  safe: 'Ничего не переведено.',
  theAmount: 'Сумма',
  request: 'Запрос',
  started: 'Начато',
  seeTransaction: 'Посмотреть операцию',
  seeTransactions: 'Посмотреть операции',
  again: 'Новое пополнение',
  waiting: {
    title: 'Ждём подтверждения',
    text: 'Проверяем каждые {every|integer} {{every:|секунду||секунды|секунд|секунды}}. Проверка {attempt|integer} из {count|integer}, осталось не больше {left|integer} {{left:|секунды||секунд|секунд|секунды}}.',
    leave: 'Страницу можно закрыть. Перевод продолжится и появится в операциях.',
    spoken: 'Проверка {attempt|integer} из {count|integer}, ответа пока нет',
  },
  paused: {
    title: 'Ждём соединения',
    text: 'Нет соединения. Сделано проверок: {attempt|integer} из {count|integer}. Продолжим, когда соединение восстановится. Время ожидания не считается.',
  },
  gaveUp: {
    title: 'Ответа пока нет',
    text: 'После {count|integer} {{count:|проверки||проверок|проверок|проверок}} мы перестали проверять, но перевод ещё обрабатывается. {amount} поступит в UTA или вернётся в активы. Дважды ничего не спишется.',
    check: 'Проверить снова',
    support: 'Написать нам',
    checkedAt: 'Последняя проверка в {time}: ещё обрабатывается',
  },
  done: {
    title: '{amount} зачислено в UTA',
    titleOpen: 'Сумма зачислена в UTA',
    text: 'Баланс UTA теперь {balance}. Средства начнут участвовать в торговле со следующей сделки.',
    next: 'Средства начнут участвовать в торговле со следующей сделки.',
    open: 'Открыть UTA',
  },
  failed: {
    title: 'Перевод не удался',
    text: '{amount} и комиссия вернулись в ваши активы.',
    again: 'Повторить',
  },
  lost: {
    title: 'Запрос не найден',
    text: 'На сервере нет перевода с этим номером. Проверьте список операций: там видно, где ваши деньги.',
  },
} satisfies NamespaceUtaRefillTranslation

export default ru_utaRefill
