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
  stays: 'В UTA должно остаться {amount}.',
  lockedUntil: '{amount} заблокировано до {day}.',
  summary: {
    title: 'Итог',
    from: 'Из UTA',
    fee: 'Комиссия',
    noFee: 'нет',
    arrives: 'Поступит',
    within: 'в течение {count|integer} {{count:|часа||часов|часов|часа}}',
    soon: 'через несколько минут',
    receives: 'Поступит в активы',
    rest: 'Баланс UTA после вывода: {amount}',
    works: 'UTA продолжит торговать на остаток.',
  },
  check: {
    title: 'Проверьте вывод',
    confirm: 'Вывести {amount}',
    change: 'Изменить',
    ahead: 'Что будет дальше',
    aheadText:
      'Сумма сразу уйдёт из UTA и больше не будет участвовать в торговле. За статусом можно следить в операциях, пока сумма не поступит в активы.',
  },
  blocked: {
    title: 'Вывод из UTA приостановлен',
    text: 'Баланс в сохранности, UTA продолжает торговать.',
    why: 'Баланс в сохранности, UTA продолжает торговать. Напишите в поддержку, чтобы узнать, почему вывод приостановлен и когда он возобновится.',
    support: 'Написать в поддержку',
    refill: 'Пополнить UTA',
  },
  none: {
    title: 'В UTA нет средств',
    text: 'Когда вы пополните UTA, средства можно будет вывести здесь.',
  },
  allLocked: {
    title: 'Весь баланс UTA заблокирован',
    text: 'UTA продолжает торговать. Сейчас вывести ничего нельзя.',
    until: 'UTA продолжает торговать. Следующая часть станет доступна {day}.',
  },
  failed: 'Не удалось загрузить форму вывода',
  safe: 'Деньги не списаны.',
  receipt: {
    title: 'Вывод из UTA',
    failed: 'Не удалось загрузить данные о выводе',
    safe: 'Вывод продолжается, даже если эта страница его не показывает.',
    number: 'Номер',
    from: 'Откуда',
    open: 'Открыть UTA',
    again: 'Новый вывод',
  },
} satisfies NamespaceUtaWithdrawalTranslation

export default ru_utaWithdrawal
