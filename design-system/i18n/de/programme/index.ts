import type { NamespaceProgrammeTranslation } from '../../i18n-types'

const de_programme = {
  link: {
    title: 'Ihr Link',
    text: 'Wer sich über Ihren Link registriert, wird Ihr Partner auf Ebene 1. Wer von dieser Person eingeladen wird, gehört zu Ihrer Ebene 2 und so weiter.',
    failed: 'Ihr Link konnte nicht geladen werden',
    copy: 'Link kopieren',
    qr: 'QR-Code Ihres Links',
  },
  pays: {
    title: 'Wofür Sie Prämien erhalten',
    text: 'Prämien werden in MATU gezahlt und erscheinen unter „Transaktionen“.',
    ways: {
      subscriptions: {
        title: 'Abos',
        text: 'Ein Partner abonniert UTA, das automatische Handelskonto: ein Anteil am Preis.',
      },
      results: {
        title: 'UTA-Gewinne',
        text: 'Das UTA eines Partners schließt einen Tag mit Gewinn ab: ein Anteil an dem, was in das Partnerprogramm fließt. Ein Tag mit Verlust bringt keine Prämie und kostet Sie nichts.',
      },
      pools: {
        title: 'Leader-Pools',
        text: 'Sie qualifizieren sich für einen Pool: ein gleicher Anteil an seinem Monatsfonds.',
      },
      promotions: {
        title: 'Aktionen',
        text: 'Eine Aktion läuft: die Prämien aus ihren Bedingungen.',
      },
    },
    share: 'Derzeit fließen {percent} eines UTA-Gewinns in das Partnerprogramm. Die Verteilung hängt von Ebene und Rang ab.',
    bonus: 'Bonuskonto',
  },
  ranks: {
    title: 'Ränge',
    text: 'Es gibt {count|integer} {{count:Rang|Ränge}}. Jeder setzt eigenes Guthaben und ein Teamvolumen voraus; beide Bedingungen müssen erfüllt sein.\nZum eigenen Guthaben zählen alle Ihre Token, auch solche, die unterwegs sind, und Ihr UTA-Guthaben, in USDT zum aktuellen Kurs. Boni zählen nicht. Das Teamvolumen ist alles, was Ihre Partner auf allen Ebenen halten.',
    monthly: '{rank} setzt außerdem jeden Monat {amount} Teamvolumen voraus.',
    own: 'Ihr Rang und was noch fehlt',
  },
  poolsPart: {
    title: 'Leader-Pools',
    text: 'Es gibt {count|integer} {{count:Leader-Pool|Leader-Pools}}. Der erste öffnet sich bei einem Teamvolumen von {first}, der letzte bei {last}. Alle, die sich in einem Monat qualifizieren, teilen sich den Fonds dieses Monats.',
    pool: 'Pool {number}',
    link: 'Pools und ihre Fonds ansehen',
  },
  rules: {
    title: 'Regeln',
    account: {
      title: 'Ein Konto pro Person',
      text: 'Sich selbst einzuladen zählt nicht.',
    },
    honest: {
      title: 'Sagen Sie, was UTA ist',
      text: 'Beim Einladen: Es ist Handel, und ein Monat kann mit Verlust enden. Versprechen Sie nie einen Gewinn.',
    },
    spam: {
      title: 'Kein Spam',
      text: 'Spam und Werbung in unserem Namen führen zum Ausschluss.',
    },
    changes: {
      title: 'Änderungen stehen hier',
      text: 'Bevor sie gelten. Bereits gezahlte Prämien behalten Sie.',
    },
  },
} satisfies NamespaceProgrammeTranslation

export default de_programme
