import type { NamespaceProgrammeTranslation } from '../../i18n-types'

const de_programme = {
  link: {
    title: 'Ihr Link',
    text: 'Wer sich über Ihren Link registriert, wird Ihr Partner auf Ebene 1. Wen diese Person einlädt, gehört zu Ihrer Ebene 2, und so weiter.',
    failed: 'Ihr Link wurde nicht geladen',
    copy: 'Link kopieren',
    qr: 'Code mit Ihrem Link',
  },
  pays: {
    title: 'Wofür gezahlt wird',
    text: 'Prämien werden in MATU gezahlt und stehen unter Ihren Transaktionen.\n- Ein Partner schließt ein UTA-Abonnement ab: ein Teil des Preises.\n- Die UTA eines Partners schließt einen Tag mit Gewinn: ein Teil dessen, was an das Programm geht. Ein Tag mit Verlust bringt nichts und kostet Sie nichts.\n- Sie qualifizieren sich für einen Leader-Pool: ein Anteil an seinem Monatsfonds.\n- Eine Aktion läuft: was ihre Bedingungen versprechen.',
    share: 'Derzeit gehen {percent} eines UTA-Ergebnisses an das Programm. Wie viel davon wen erreicht, hängt von Ebene und Rang ab.',
    bonus: 'Bonuskonto',
  },
  ranks: {
    title: 'Ränge',
    text: 'Es gibt {count|integer} Ränge. Jeder verlangt eigenes Guthaben und das Volumen Ihrer Struktur. Beide Bedingungen zählen, die niedrigere bestimmt den Rang.\nEigenes Guthaben sind alle Ihre Token, auch solche unterwegs, und Ihr UTA-Guthaben, in USDT zum aktuellen Kurs. Boni zählen nicht mit. Strukturvolumen ist, was Ihre Partner auf allen Ebenen halten.',
    monthly: '{rank} verlangt außerdem {amount} dieses Volumens in jedem Monat.',
    own: 'Ihr Rang und was zum nächsten fehlt',
  },
  poolsPart: {
    title: 'Leader-Pools',
    text: 'Es gibt {count|integer} Leader-Pools. Der erste öffnet sich bei einem Strukturvolumen von {first}, der letzte bei {last}. Wer sich in einem Monat qualifiziert, teilt sich den Fonds dieses Monats.',
    link: 'Die Pools und ihre Fonds',
  },
  rules: {
    title: 'Regeln',
    text: '- Eine Person hat ein Konto. Sich selbst einzuladen zählt nicht.\n- Sagen Sie beim Einladen, was UTA ist: Handel, mit Monaten, die unter null enden können. Niemand darf ein Ergebnis versprechen.\n- Unerwünschte Nachrichten und Werbung im Namen von MATU beenden die Teilnahme.\n- Änderungen der Bedingungen werden hier angekündigt, bevor sie gelten. Gezahlte Prämien bleiben gezahlt.',
  },
} satisfies NamespaceProgrammeTranslation

export default de_programme
