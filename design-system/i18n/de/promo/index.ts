import type { NamespacePromoTranslation } from '../../i18n-types'

const de_promo = {
  title: 'Sommeraktion',
  lead: '{count|integer} {{count:Schritt|Schritte}} bis {date}. Jeder bringt MATU auf Ihr Bonuskonto.',
  failed: 'Ihr Stand wurde nicht geladen',
  termsFailed: 'Die Bedingungen wurden nicht geladen',
  safe: 'Was Sie verdient haben, bleibt Ihres.',
  season: 'Die Saison geht vom {from} bis {until}, {left}',
  earned: 'Verdient',
  possible: 'Noch möglich',
  number: 'Schritt {number|integer}',
  done: 'Erledigt',
  doneOn: 'Erledigt am {date}',
  now: 'Läuft',
  after: 'Beginnt nach Schritt {number|integer}',
  of: '{done|integer} von {count|integer}',
  ofAmount: '{done} von {all}',
  step: {
    telegram: 'Telegram bestätigen',
    refill: '{amount} in UTA einzahlen',
    invite: '{count|integer} {{count:aktiven Partner|aktive Partner}} einladen',
    keep: 'Einzahlung bis {date} in UTA lassen',
    other: 'Schritt {number|integer}',
  },
  act: { telegram: 'Bestätigen', refill: 'In UTA einzahlen', share: 'Link teilen', copy: 'Link kopieren' },
  paidTo: {
    title: 'Wohin die Prämien gehen',
    text: 'Jede Prämie kommt auf Ihr Bonuskonto, sobald ihr Schritt erledigt ist. Dort sehen Sie, was nötig ist, um sie in Token zu tauschen.',
    link: 'Bonuskonto',
  },
  refreshes: 'Ihr Stand wird jede Minute aktualisiert.',
  terms: 'Bedingungen der Aktion',
  status: 'Zu Ihrem Stand',
  over: 'Die Sommeraktion ist vorbei',
  overText: 'Was Sie verdient haben, liegt auf Ihrem Bonuskonto.',
  table: { step: 'Schritt', asks: 'Was zu tun ist', reward: 'Prämie' },
  termsParts: {
    season: {
      title: 'Saison',
      text: 'Die Aktion beginnt am {from} und endet am {until}. Es gilt die Uhr des Servers.',
    },
    who: {
      title: 'Wer teilnehmen kann',
      text: 'Teilnehmen kann jede Person mit einem MATU-Konto, einmal. Eine Anmeldung ist nicht nötig: Wer den ersten Schritt macht, nimmt teil.',
    },
    steps: {
      title: 'Schritte und Prämien',
      text: 'Die Schritte folgen aufeinander: Der nächste öffnet sich, wenn der vorige erledigt ist. Zusammen bringen sie {total}.',
    },
    counting: {
      title: 'Wie Schritte zählen',
      text: '- Telegram zählt, wenn es im Konto bestätigt ist, auch vor der Saison.\n- Für die Einzahlung zählt alles zusammen, was Sie in der Saison an UTA übergeben, in einem Betrag oder in mehreren.\n- Ein Partner zählt, der sich in der Saison über Ihren Link registriert hat, direkt zu Ihnen gehört und im laufenden Monat aktiv ist.\n- Der letzte Schritt ist erledigt, wenn der Betrag, der für die Einzahlung zählte, bis zum Ende der Saison in UTA bleibt.',
    },
    bonus: {
      title: 'Prämien',
      text: 'Eine Prämie wird in MATU auf das Bonuskonto gezahlt, wenn ihr Schritt erledigt ist. Wie daraus Token werden, die Sie auszahlen können, steht dort: Betrag, Umsatz und Datum.\nEine gezahlte Prämie wird nicht zurückgenommen, weil ein späterer Schritt ausbleibt.',
    },
    fair: {
      title: 'Faire Teilnahme',
      text: 'Eine Person nimmt mit einem Konto teil. Konten, die nur als Partner zählen sollen, und Schritte, die ein Programm erledigt, zählen nicht; Prämien dafür werden zurückgenommen, den Grund nennen wir Ihnen.',
    },
    end: {
      title: 'Ende und Änderungen',
      text: 'Nach dem Ende zählt kein Schritt mehr; was vorher erledigt war, wird gezahlt. Muss die Aktion geändert werden, steht das hier und gilt nur für Schritte, die Sie noch nicht begonnen haben. UTA-Trades können mit Verlust enden, und eine Prämie gleicht ihn nicht aus.',
    },
  },
} satisfies NamespacePromoTranslation

export default de_promo
