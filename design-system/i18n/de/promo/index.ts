import type { NamespacePromoTranslation } from '../../i18n-types'

const de_promo = {
  title: 'Sommeraktion',
  lead: '{count|integer} {{count:Schritt|Schritte}}, zu erledigen bis {date}. Jeder bringt MATU auf Ihr Bonuskonto.',
  failed: 'Ihr Stand konnte nicht geladen werden',
  termsFailed: 'Die Bedingungen konnten nicht geladen werden',
  safe: 'Was Sie verdient haben, ist davon nicht betroffen.',
  season: 'Saison: {from} bis {until}. Noch {count|integer} {{count:Tag|Tage}}',
  earned: 'Verdient',
  possible: 'Noch zu verdienen',
  number: 'Schritt {number|integer}',
  done: 'Erledigt',
  doneOn: 'Erledigt am {date}',
  reached: 'Bereits bestätigt',
  now: 'Läuft',
  after: 'Beginnt nach Schritt {number|integer}',
  of: '{done|integer} von {count|integer}',
  ofAmount: '{done} von {all}',
  step: {
    telegram: 'Telegram bestätigen',
    refill: 'UTA mit {amount} aufladen',
    invite: '{count|integer} {{count:aktiven Partner|aktive Partner}} gewinnen',
    keep: 'Betrag bis {date} in UTA lassen',
    other: 'Schritt {number|integer}',
  },
  act: { telegram: 'Bestätigen', refill: 'UTA aufladen', share: 'Link teilen', copy: 'Link kopieren' },
  paidTo: {
    title: 'Wohin die Prämien gehen',
    text: 'Jede Prämie wird Ihrem Bonuskonto gutgeschrieben, sobald der zugehörige Schritt erledigt ist. Dort sehen Sie, was für den Tausch in Token nötig ist.',
    link: 'Bonuskonto',
  },
  refreshes: 'Ihr Stand wird jede Minute aktualisiert.',
  terms: 'Aktionsbedingungen',
  status: 'Stand ansehen',
  over: 'Die Sommeraktion ist vorbei',
  overText: 'Prämien für abgeschlossene Schritte wurden Ihrem Bonuskonto gutgeschrieben.',
  table: { step: 'Schritt', asks: 'Was zu tun ist', reward: 'Prämie' },
  termsParts: {
    season: {
      title: 'Saison',
      text: 'Die Aktion beginnt am {from} und endet am {until}.',
    },
    who: {
      title: 'Wer teilnehmen kann',
      text: 'Wer ein Konto hat, kann einmal teilnehmen. Eine Anmeldung ist nicht nötig: Mit dem ersten Schritt sind Sie dabei.',
    },
    steps: {
      title: 'Schritte und Prämien',
      text: 'Die Schritte folgen aufeinander: Der nächste beginnt, wenn der vorige erledigt ist. Zusammen bringen sie {total}.',
    },
    counting: {
      title: 'So werden Schritte gezählt',
      text: '- Telegram zählt, sobald es im Konto bestätigt ist, auch wenn das vor der Saison war.\n- Für das Aufladen zählt alles, womit Sie UTA in der Saison aufladen, in einem Betrag oder in mehreren.\n- Ein Partner zählt, wenn er sich in der Saison über Ihren Link registriert hat, direkt von Ihnen eingeladen wurde und im laufenden Monat aktiv ist.\n- Der letzte Schritt ist erledigt, wenn der für das Aufladen gezählte Betrag bis zum Ende der Saison in UTA bleibt.',
    },
    bonus: {
      title: 'Prämien',
      text: 'Prämien werden in MATU auf das Bonuskonto gezahlt, sobald ein Schritt erledigt ist. Dort steht, wie daraus Token werden, die Sie auszahlen können: Betrag, Handelsvolumen und Datum.\nGezahlte Prämien werden nicht zurückgenommen, wenn Sie einen späteren Schritt nicht erledigen.',
    },
    fair: {
      title: 'Faire Teilnahme',
      text: 'Jede Person darf nur ein Konto haben. Konten, die nur eröffnet wurden, um als Partner zu zählen, und automatisierte Schritte zählen nicht; Prämien dafür nehmen wir zurück und nennen Ihnen den Grund.',
    },
    end: {
      title: 'Ende und Änderungen',
      text: 'Nach dem Ende zählt kein Schritt mehr; Prämien für vorher erledigte Schritte werden gezahlt. Müssen wir die Aktion ändern, kündigen wir das hier an, und die Änderung gilt nur für Schritte, die Sie noch nicht begonnen haben. UTA-Trades können mit Verlust enden, und eine Prämie gleicht ihn nicht aus.',
    },
  },
} satisfies NamespacePromoTranslation

export default de_promo
