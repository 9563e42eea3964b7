import type { NamespaceMetadataTranslation } from '../../i18n-types'

const ru_metadata = {
  descriptions: {
    landing:
      'Храните MATU, USDT и BNB, подключите торговую подписку UTA и выводите средства на доверенные кошельки. Все сделки UTA, включая убыточные, видны всем.',
    login: 'Войдите в MATU Cabinet: балансы, подписка UTA, партнёры и доверенные кошельки.',
    registration: 'Создайте аккаунт MATU Cabinet: MATU, USDT и BNB в сети BNB Smart Chain в одном месте.',
    passwordReset: 'Запросите ссылку, чтобы задать новый пароль для аккаунта MATU Cabinet.',
    help: 'Ответы о токенах, выводе средств, подтверждении аккаунта, подписке UTA и партнёрской программе.',
    publicProgramme: 'Сколько платит партнёрская программа MATU Cabinet, что нужно для рангов и какие правила действуют.',
    publicInsurance: 'Что покрывает и чего не покрывает страховка баланса UTA и как подать заявление о выплате.',
  },
  /** Shown by the document itself when the application does not start. */
  unloaded: {
    text: 'Страница загрузилась не полностью. Проверьте соединение и попробуйте ещё раз.',
    retry: 'Повторить',
  },
} satisfies NamespaceMetadataTranslation

export default ru_metadata
