import type { NamespaceLandingTranslation } from '../../i18n-types'

const de_landing = {
  hero: {
    title: 'Sehen Sie, wo jeder Token steht',
    lead: 'Verwahren Sie MATU, USDT und BNB, nutzen Sie das UTA-Abo und zahlen Sie nur an Wallets aus, denen Sie vertrauen.',
    register: 'Konto eröffnen',
    deals: 'Alle Trades ansehen',
    cabinet: 'Zum Cabinet',
  },
  strip: {
    title: 'Zuletzt {count|integer} {{count:UTA-Trade|UTA-Trades}}.',
    note: 'Jeder Strich ist ein Trade, auch die mit Verlust.',
    gains: '{count|integer} {{count:Gewinn|Gewinne}}',
    losses: '{count|integer} {{count:Verlust|Verluste}}',
    label: 'Ergebnisse der letzten {count|integer} Trades, der neueste rechts',
  },
  total: {
    title: 'Eine Summe, und woraus sie besteht',
    lead: 'Der Rand der Karte ist das Guthaben selbst: jeder Strich ein Prozent, jede Höhe ein Token. Einzahlen, auszahlen und tauschen liegen direkt daneben.',
    label: 'Gesamtguthaben',
    day: 'in 24 Stunden',
    refill: 'Einzahlen',
    withdraw: 'Auszahlen',
    exchange: 'Tauschen',
    example: 'Ein Beispiel der Guthabenkarte',
  },
  deals: {
    title: 'UTA handelt. Sie sehen jeden Trade.',
    download: 'Ganze Liste laden',
    caption: 'Die neuesten geschlossenen UTA-Trades',
    zone: 'Zeiten in {zone}',
    failed: 'Die Trades wurden nicht geladen',
    none: 'Noch kein Trade wurde geschlossen',
  },
  how: {
    title: 'So arbeitet UTA',
    subscribe: 'Abo wählen',
    subscribeText: 'UTA handelt, solange Ihr Abo läuft. Die Pläne unterscheiden sich in Dauer und Preis.',
    delegate: 'Betrag übergeben',
    delegateText: 'Sie entscheiden, wie viel USDT teilnimmt. Ihr übriges Guthaben bleibt unberührt.',
    watch: 'Jedes Ergebnis sehen',
    watchText: 'Jeder Trade zeigt Einstieg, Ausstieg, Gebühr und Ergebnis. Gewinn und Verlust gehen auf Ihr Guthaben.',
  },
  coins: {
    title: 'Diese Adressen sehen gleich aus. Ihre Münzen nicht.',
    lead: 'Betrüger kopieren Anfang und Ende. MATU zeichnet jede Adresse als Münzrand, so fällt eine vertauschte Wallet sofort auf. Auszahlungen gehen nur an Wallets, die Sie per Code bestätigt haben.',
    yours: 'Ihre Wallet',
    other: 'Nicht Ihre',
  },
  calculator: {
    title: 'Rechnen Sie mit Ihren Zahlen',
    lead: 'Der Rechner geht in beide Richtungen. Schieben Sie die dritte Skala unter null und sehen Sie ein schwaches Jahr, bevor Sie entscheiden.',
    open: 'Rechner öffnen',
    amount: 'Betrag',
    term: 'Laufzeit',
    months: '{{count:Monat|Monate}}',
    result: 'Angenommenes Ergebnis pro Monat',
    after: 'Nach {count|integer} {{count:Monat|Monaten}}',
    note: 'Eine Rechnung, kein Versprechen.',
  },
  ranks: {
    title: 'Fünf Ränge, zwei Bedingungen',
    lead: 'Ein Rang braucht eigenes Guthaben und das Volumen Ihrer Struktur. Beides zählt, die niedrigere Bedingung entscheidet.',
    more: 'Partnerprogramm',
    rank: 'Rang',
    assets: 'Eigenes Guthaben',
    volume: 'Strukturvolumen',
    monthly: '{amount} im Monat',
    intern: 'Intern',
    junior: 'Junior',
    middle: 'Middle',
    senior: 'Senior',
    master: 'Master',
  },
  questions: {
    title: 'Was zuerst gefragt wird',
    network: 'In welchem Netz sind die Token?',
    networkText: 'BNB Smart Chain, Standard BEP-20. Eine Adresse beginnt mit 0x und hat 40 weitere Zeichen.',
    telegram: 'Warum bestätige ich Telegram?',
    telegramText:
      'Das öffnet das Cabinet: Bis Telegram bestätigt ist, sind nur Verifizierung und Hilfe verfügbar. E-Mail und Telefon helfen, den Zugang wiederherzustellen.',
    paused: 'Können Auszahlungen ausgesetzt werden?',
    pausedText:
      'Ja, zum Beispiel nach einer Änderung, die die Sicherheit betrifft. Das Cabinet nennt dann Tag und Uhrzeit, und Ihr Guthaben bleibt Ihres.',
    results: 'Sind die Ergebnisse garantiert?',
    resultsText:
      'Nein. Ein Monat kann unter null enden, und frühere Ergebnisse sagen künftige nicht voraus. Deshalb stehen Trades mit Verlust in derselben Liste.',
    insurance: 'Was deckt die Versicherung?',
    insuranceText: 'Das hängt von der Police ab. Ihre Bedingungen nennen Deckung und Zeitraum, und das Cabinet zeigt, ob sie aktiv ist.',
  },
} satisfies NamespaceLandingTranslation

export default de_landing
