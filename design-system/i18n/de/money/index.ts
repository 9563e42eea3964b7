import type { NamespaceMoneyTranslation } from '../../i18n-types'

const de_money = {
  outcome: {
    title: 'Wir wissen noch nicht, ob der Vorgang ausgeführt wurde',
    sent: 'Gesendet: {time}. Wir haben keine eindeutige Antwort erhalten.',
    safe: 'Es wird nichts doppelt abgebucht: Das Formular bleibt gesperrt, bis wir wissen, ob der Vorgang ausgeführt wurde.',
    looking: 'Wir fragen beim Server nach. Das kann bis zu 30\u00a0Sekunden dauern.',
    manual:
      'Wir konnten das Ergebnis nicht ermitteln. Prüfen Sie Ihre Verbindung und wählen Sie „Erneut prüfen“, oder sehen Sie unter „Transaktionen“ nach.',
    byHand: 'Sehen Sie unter „Transaktionen“ nach. Entsperren Sie das Formular nur, wenn der Vorgang dort fehlt.',
    check: 'Erneut prüfen',
    checking: 'Wird geprüft',
    transactions: 'Transaktionen ansehen',
    release: 'Formular entsperren',
    elsewhere: {
      title: 'Das wurde gerade eben gesendet',
      text: 'Es wurde in einem anderen Tab gesendet oder auf dieser Seite, bevor Sie sie verlassen haben. Sehen Sie unter „Transaktionen“ nach. Senden Sie nur dann erneut, wenn Sie den Vorgang wirklich noch einmal ausführen möchten.',
    },
    notDone: {
      title: 'Der Vorgang wurde nicht ausgeführt',
      text: 'Es wurde nichts abgebucht. Ihr Guthaben ist unverändert, und Sie können es erneut versuchen.',
    },
  },
  left: {
    days: 'Noch {days|integer} {{days:Tag|Tage}} {hours|integer} {{hours:Stunde|Stunden}}',
    hours: 'Noch {hours|integer} {{hours:Stunde|Stunden}} {minutes|integer} {{minutes:Minute|Minuten}}',
    clock: 'Noch {time}',
  },
  receipt: {
    label: 'Beleg: {title}',
    copy: 'Als Text kopieren',
    print: 'Drucken',
  },
} satisfies NamespaceMoneyTranslation

export default de_money
