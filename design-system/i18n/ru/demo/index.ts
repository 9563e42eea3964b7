import type { NamespaceDemoTranslation } from '../../i18n-types'

const ru_demo = {
  label: 'Демо',
  title: 'Демо: здесь всё не по-настоящему',
  who: 'Выберите, кем быть',
  text: 'Деньги не движутся, письма не отправляются. Всё, что вы делаете, остаётся только в этом браузере; не вводите настоящие пароли.',
  people: {
    new: 'Только что зарегистрирован, не подтверждён',
    trader: 'С подпиской UTA, 10 000 сделок',
    leader: '12 000 партнёров, ранг Senior',
    blocked: 'Выводы закрыты на неделю',
    secure: 'Двухфакторный вход, доверенные кошельки',
    summer: 'Участвует в летней акции',
    empty: 'Подтверждён, без денег и истории',
  },
  byHand: 'Вход через форму: любое из этих имён перед @matu.test, пароль {password}. Где спросят код: {code}.',
  startOver: 'Начать заново',
} satisfies NamespaceDemoTranslation

export default ru_demo
