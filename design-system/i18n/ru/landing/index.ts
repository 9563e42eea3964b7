import type { NamespaceLandingTranslation } from '../../i18n-types'

const ru_landing = {
  hero: {
    invited: 'Вы перешли по приглашению с кодом <0>{code}</0>. Мы передадим его, когда вы создадите аккаунт.',
    title: 'Каждый токен у вас на виду',
    lead: 'Храните MATU, USDT и BNB, торгуйте через UTA, счёт автоматической торговли, и выводите средства на кошельки, которым доверяете.',
    register: 'Создать аккаунт',
    deals: 'Посмотреть последние сделки',
    cabinet: 'Перейти в аккаунт',
  },
  strip: {
    title: 'Последние сделки UTA: {count|integer}.',
    note: 'Каждая линия\u00a0— одна сделка. Убыточные тоже показаны.',
    gains: '{count|integer} {{count:|прибыльная||прибыльные|прибыльных|прибыльных}}',
    losses: '{count|integer} {{count:|убыточная||убыточные|убыточных|убыточных}}',
    label: 'Прибыль и убыток по последним сделкам ({count|integer}), новые справа',
  },
} satisfies NamespaceLandingTranslation

export default ru_landing
