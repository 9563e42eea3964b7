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
    rest: 'Баланс UTA после вывода:',
    works: 'Остаток продолжит участвовать в торговле.',
  },
  check: {
    title: 'Проверьте вывод',
    confirm: 'Вывести {amount}',
    change: 'Изменить',
    ahead: 'Что будет дальше',
    aheadText:
      'Сумма сразу уйдёт из UTA и перестанет участвовать в торговле. В операциях она будет со статусом «Принято», пока не поступит в активы.',
  },
  blocked: {
    title: 'Вывод из UTA приостановлен',
    text: 'Баланс в сохранности, торговля продолжается.',
    why: 'Напишите нам, чтобы узнать, почему вывод приостановлен и когда он возобновится.',
    support: 'Написать нам',
    refill: 'Пополнить UTA',
  },
  none: {
    title: 'В UTA нет средств',
    text: 'Когда вы пополните UTA, средства можно будет вывести здесь.',
  },
  allLocked: {
    title: 'Весь баланс UTA заблокирован',
    text: 'Торговля продолжается. Сейчас вывести ничего нельзя.',
    until: 'Торговля продолжается. Следующая часть станет доступна {day}.',
  },
  failed: 'Не удалось загрузить форму вывода',
  safe: 'Ничего не переведено.',
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
