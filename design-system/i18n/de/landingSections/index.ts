import type { NamespaceLandingSectionsTranslation } from '../../i18n-types'

const de_landingSections = {
  total: {
    title: 'Eine Summe, aufgeschlüsselt',
    lead: 'Die Striche am Kartenrand zeigen Ihr Guthaben: Jeder Strich ist ein Prozent, jede Höhe steht für einen Token. Einzahlen, Auszahlen und Tauschen finden Sie direkt daneben.',
    label: 'Gesamtguthaben',
    day: 'in 24 Stunden',
    refill: 'Einzahlen',
    withdraw: 'Auszahlen',
    exchange: 'Tauschen',
    example: 'Ein Beispiel der Guthabenkarte',
  },
  deals: {
    title: 'UTA handelt. Sie\u00a0sehen\u00a0jeden Trade.',
    download: 'Ganze Liste herunterladen',
    caption: 'Die neuesten geschlossenen UTA-Trades',
    zone: 'Uhrzeiten in {zone}',
    failed: 'Die Trades konnten nicht geladen werden',
    none: 'Noch keine geschlossenen Trades',
    noScript: 'Für die neuesten Trades ist JavaScript nötig. Es ist in diesem Browser deaktiviert.',
  },
  how: {
    title: 'So funktioniert UTA',
    subscribe: 'Abo wählen',
    subscribeText: 'UTA handelt, solange Ihr Abo aktiv ist. Die Tarife unterscheiden sich in Dauer und Preis.',
    delegate: 'Betrag delegieren',
    delegateText: 'Sie entscheiden, wie viel USDT eingesetzt wird. Ihr übriges Guthaben bleibt unberührt.',
    watch: 'Jedes Ergebnis verfolgen',
    watchText: 'Jeder Trade zeigt Einstieg, Ausstieg, Gebühr und Ergebnis. Gewinne und Verluste werden mit Ihrem Guthaben verrechnet.',
  },
  coins: {
    title: 'Diese Adressen sehen gleich\u00a0aus. Ihre\u00a0Muster\u00a0nicht.',
    lead: 'Betrüger kopieren die ersten und letzten Zeichen. MATU macht aus jeder vollständigen Adresse ein Muster, so fällt eine ausgetauschte Adresse sofort auf. Vertrauenswürdige Wallets werden per Code bestätigt.',
    yours: 'Ihre Wallet',
    other: 'Nicht Ihre',
  },
  calculator: {
    title: 'Rechnen Sie mit\u00a0Ihren Zahlen',
    lead: 'Der Rechner geht in beide Richtungen. Schieben Sie das Monatsergebnis unter null, um eine schwache Phase durchzurechnen, bevor Sie entscheiden.',
    open: 'Rechner öffnen',
    amount: 'Betrag',
    term: 'Laufzeit',
    months: '{{count:Monat|Monate}}',
    result: 'Angenommenes Ergebnis pro Monat',
    after: 'Nach {count|integer} {{count:Monat|Monaten}}',
    note: 'Eine Beispielrechnung, kein Versprechen.',
  },
  ranks: {
    title: 'Fünf Ränge, zwei Bedingungen',
    lead: 'Für einen Rang zählen Ihr eigenes Guthaben und Ihr Strukturvolumen; beide Bedingungen müssen erfüllt sein. Eigenes Guthaben sind Ihre Token und Ihr UTA-Guthaben.',
    more: 'Partnerprogramm',
    rank: 'Rang',
    assets: 'Eigenes Guthaben',
    volume: 'Strukturvolumen',
    monthly: '{amount} im Monat',
    intern: 'Trainee',
    junior: 'Junior',
    middle: 'Middle',
    senior: 'Senior',
    master: 'Master',
  },
  questions: {
    title: 'Häufige Fragen',
    network: 'Welches Netzwerk nutzen die Token?',
    networkText: 'BNB Smart Chain, Token-Standard BEP-20. Eine Adresse beginnt mit 0x, gefolgt von 40 Zeichen.',
    telegram: 'Warum muss ich Telegram bestätigen?',
    telegramText:
      'Damit schalten Sie Ihr Konto frei: Bis Telegram bestätigt ist, können Sie nur Verifizierung und Hilfe nutzen. E-Mail und Telefon helfen Ihnen, den Zugang wiederherzustellen.',
    paused: 'Können Auszahlungen pausiert werden?',
    pausedText:
      'Ja, zum Beispiel nach einer sicherheitsrelevanten Änderung. Ihr Konto zeigt dann, ab welchem Tag und welcher Uhrzeit sie wieder möglich sind. Ihr Guthaben bleibt Ihnen erhalten.',
    results: 'Sind die Ergebnisse garantiert?',
    resultsText:
      'Nein. Ein Monat kann mit Verlust enden, und frühere Ergebnisse sagen künftige nicht voraus. Darum stehen Trades mit Verlust in derselben Liste.',
    insurance: 'Was deckt die Versicherung?',
    insuranceText: 'Das hängt von der Police ab. In ihren Bedingungen stehen Deckung und Zeitraum; Ihr Konto zeigt, ob sie aktiv ist.',
  },
} satisfies NamespaceLandingSectionsTranslation

export default de_landingSections
