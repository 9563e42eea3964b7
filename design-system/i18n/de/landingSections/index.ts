import type { NamespaceLandingSectionsTranslation } from '../../i18n-types'

const de_landingSections = {
  total: {
    title: 'Eine Summe, aufgeschlüsselt',
    lead: 'Die Striche am Kartenrand zeigen Ihr Guthaben: Jeder Strich ist ein Prozent, jede Höhe steht für einen Token. Direkt daneben können Sie einzahlen, auszahlen und tauschen.',
    label: 'Gesamtguthaben',
    day: '{change} in 24\u00a0Stunden',
    refill: 'Einzahlen',
    withdraw: 'Auszahlen',
    exchange: 'Tauschen',
    example: 'Beispiel einer Guthabenübersicht',
  },
  deals: {
    title: 'UTA handelt. Sie\u00a0sehen jeden\u00a0Trade.',
    download: 'Ganze Liste herunterladen',
    caption: 'Die neuesten geschlossenen UTA-Trades',
    zone: 'Uhrzeiten in {zone}',
    failed: 'Die Trades konnten nicht geladen werden',
    none: 'Noch keine geschlossenen Trades',
    noScript: 'Um die neuesten Trades zu sehen, aktivieren Sie JavaScript in diesem Browser.',
  },
  how: {
    title: 'So funktioniert UTA',
    subscribe: 'Tarif wählen',
    subscribeText: 'UTA handelt, solange Ihr Abo aktiv ist. Die Tarife unterscheiden sich in Dauer und Preis.',
    delegate: 'UTA aufladen',
    delegateText: 'Sie entscheiden, mit wie viel USDT gehandelt wird. Ihr übriges Guthaben bleibt unberührt.',
    watch: 'Jeden Trade verfolgen',
    watchText:
      'Jeder Trade zeigt Einstieg, Ausstieg, Gebühr und Gewinn oder Verlust. Gewinne und Verluste werden mit Ihrem UTA-Guthaben verrechnet.',
  },
  coins: {
    title: 'Diese Adressen sehen gleich\u00a0aus. Die\u00a0Muster\u00a0nicht.',
    lead: 'Betrüger kopieren die ersten und letzten Zeichen. Wir machen aus jeder vollständigen Adresse ein Muster, so fällt eine ausgetauschte auf. Es ist nur eine Hilfe: Vergleichen Sie immer die ganze Adresse. Vertrauenswürdige Wallets werden per Code bestätigt.',
    yours: 'Ihre Wallet',
    other: 'Nicht Ihre',
  },
  calculator: {
    title: 'Rechnen Sie mit\u00a0Ihren Zahlen',
    lead: 'Der Rechner zeigt Gewinn und Verlust. Schieben Sie den Monatswert unter null, um eine schwache Phase durchzurechnen, bevor Sie entscheiden.',
    open: 'Rechner öffnen',
    amount: 'Betrag',
    term: 'Laufzeit',
    months: '{{count:Monat|Monate}}',
    result: 'Angenommener Gewinn oder Verlust pro Monat',
    after: 'Nach {count|integer} {{count:Monat|Monaten}}',
    note: 'Eine Beispielrechnung, kein Versprechen.',
  },
  ranks: {
    title: 'Fünf Ränge, zwei Bedingungen',
    lead: 'Für einen Rang zählen Ihr eigenes Guthaben und Ihr Teamvolumen; beide Bedingungen müssen erfüllt sein. Zum eigenen Guthaben zählen Ihre Token und Ihr UTA-Guthaben.',
    more: 'Partnerprogramm',
    rank: 'Rang',
    assets: 'Eigenes Guthaben',
    volume: 'Teamvolumen',
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
    networkText: 'BNB Smart Chain, Token-Standard BEP-20. Eine Adresse beginnt mit 0x, gefolgt von 40\u00a0Zeichen.',
    telegram: 'Warum muss ich Telegram bestätigen?',
    telegramText:
      'Damit schalten Sie Ihr Konto frei: Bis Telegram bestätigt ist, können Sie nur Verifizierung und Hilfe nutzen. E-Mail und Telefon helfen Ihnen, den Zugang wiederherzustellen.',
    paused: 'Können Auszahlungen pausiert werden?',
    pausedText:
      'Ja, zum Beispiel nach einer sicherheitsrelevanten Änderung. Ihr Konto zeigt dann Tag und Uhrzeit, ab denen Auszahlungen wieder möglich sind. Ihr Guthaben ist davon nicht betroffen.',
    results: 'Ist ein Gewinn garantiert?',
    resultsText:
      'Nein. Ein Monat kann mit Verlust enden, und frühere Ergebnisse sagen künftige nicht voraus. Darum zeigt unsere Liste der Trades auch Verluste.',
    insurance: 'Was deckt die Versicherung?',
    insuranceText: 'Das hängt von der Police ab. In ihren Bedingungen stehen Deckung und Zeitraum; Ihr Konto zeigt, ob sie aktiv ist.',
  },
} satisfies NamespaceLandingSectionsTranslation

export default de_landingSections
