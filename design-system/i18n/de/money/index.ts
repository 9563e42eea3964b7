import type { NamespaceMoneyTranslation } from '../../i18n-types'

const de_money = {
  outcome: {
    title: 'Wir wissen noch nicht, ob das geklappt hat',
    sent: 'Gesendet: {time}. Die Antwort hat uns nicht erreicht.',
    safe: 'Nichts wird doppelt gesendet: Das Formular bleibt gesperrt, bis das Ergebnis feststeht.',
    looking: 'Wir fragen gerade beim Server nach. Das kann eine halbe Minute dauern.',
    manual:
      'Das Ergebnis ließ sich nicht feststellen. Prüfen Sie die Verbindung und sehen Sie noch einmal nach, auch unter den Transaktionen.',
    byHand: 'Sehen Sie unter den Transaktionen nach. Nur wenn dort nichts steht, entsperren Sie das Formular.',
    check: 'Noch einmal nachsehen',
    checking: 'Wir sehen nach',
    transactions: 'Transaktionen öffnen',
    support: 'Uns schreiben',
    release: 'Steht dort nicht, entsperren',
    elsewhere: {
      title: 'Das wurde eben schon gesendet',
      text: 'Es ging aus einem anderen Tab oder vorhin von dieser Seite ab. Sehen Sie unter den Transaktionen nach. Senden Sie nur dann noch einmal, wenn Sie es ein zweites Mal möchten.',
    },
    notDone: {
      title: 'Es ist nicht ausgeführt worden',
      text: 'Es wurde nichts abgebucht, Ihr Guthaben ist unverändert. Sie können noch einmal senden.',
    },
  },
  left: {
    days: 'noch {days|integer} {{days:Tag|Tage}} {hours|integer} {{hours:Stunde|Stunden}}',
    hours: 'noch {hours|integer} {{hours:Stunde|Stunden}} {minutes|integer} {{minutes:Minute|Minuten}}',
    clock: 'noch {time}',
  },
  receipt: {
    label: 'Beleg: {title}',
    copy: 'Als Text kopieren',
    print: 'Drucken',
  },
} satisfies NamespaceMoneyTranslation

export default de_money
