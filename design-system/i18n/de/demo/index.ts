import type { NamespaceDemoTranslation } from '../../i18n-types'

const de_demo = {
  label: 'Demo',
  title: 'Demo: Nichts hier ist echt',
  who: 'Wer möchten Sie sein?',
  text: 'Es fließt kein Geld, und es geht keine Post hinaus. Was Sie tun, bleibt allein in diesem Browser; geben Sie keine echten Passwörter ein.',
  people: {
    new: 'Eben registriert, noch nicht verifiziert',
    trader: 'Mit UTA-Abonnement, 10.000 Trades',
    leader: '12.000 Partner, Rang Senior',
    blocked: 'Auszahlungen eine Woche gesperrt',
    secure: 'Zwei-Faktor-Anmeldung, vertraute Wallets',
    summer: 'Nimmt an der Sommeraktion teil',
    empty: 'Verifiziert, ohne Geld und Verlauf',
  },
  byHand: 'Anmeldung über das Formular: einer dieser Namen vor @matu.test, Passwort {password}. Wo nach einem Code gefragt wird: {code}.',
  startOver: 'Von vorn beginnen',
} satisfies NamespaceDemoTranslation

export default de_demo
