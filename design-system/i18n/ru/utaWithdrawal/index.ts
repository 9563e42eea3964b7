import type { NamespaceUtaWithdrawalTranslation } from '../../i18n-types'

const ru_utaWithdrawal = {
  formLabel: 'Вывод из UTA',
  steps: {
    amount: 'Сумма',
    check: 'Проверка',
    way: 'В пути',
  },
  amount: 'Сумма вывода из UTA',
  next: 'Продолжить',
  stays: '{amount} должны остаться в UTA.',
  lockedUntil: '{amount} заблокировано до {day}.',
  summary: {
    title: 'Итог',
    from: 'Из UTA',
    fee: 'Комиссия',
    noFee: 'нет',
    arrives: 'Поступит',
    within: 'за {count|integer} {{count:|час||часа|часов|часа}}',
    soon: 'за несколько минут',
    receives: 'Поступит в активы',
    rest: 'Баланс UTA после вывода:',
    works: 'Остаток продолжит торговать.',
  },
  check: {
    title: 'Проверьте вывод',
    confirm: 'Вывести {amount}',
    change: 'Изменить',
    ahead: 'Что будет дальше',
    aheadText: 'Сумма сразу уйдёт из UTA и перестанет торговать. В операциях она значится принятой, пока не поступит в активы.',
  },
  blocked: {
    title: 'Выводы из UTA заблокированы',
    text: 'Баланс продолжает торговать и в безопасности.',
    why: 'Напишите нам, чтобы узнать, почему вывод закрыт и когда он возобновится.',
    support: 'Написать нам',
    refill: 'Пополнить UTA',
  },
  none: {
    title: 'В UTA пусто',
    text: 'Пополненное можно будет вывести здесь.',
  },
  allLocked: {
    title: 'Весь баланс UTA заблокирован',
    text: 'Он продолжает торговать. Сейчас вывести ничего нельзя.',
    until: 'Он продолжает торговать. Следующая часть откроется {day}.',
  },
  failed: 'Форма вывода не загрузилась',
  safe: 'Ничего не переведено.',
  receipt: {
    title: 'Вывод из UTA',
    failed: 'Вывод не загрузился',
    safe: 'Он продолжается и без этой страницы.',
    number: 'Номер',
    from: 'Откуда',
    open: 'Открыть UTA',
    again: 'Новый вывод',
  },
} satisfies NamespaceUtaWithdrawalTranslation

export default ru_utaWithdrawal
