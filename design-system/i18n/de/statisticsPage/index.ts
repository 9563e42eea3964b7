import type { NamespaceStatisticsPageTranslation } from '../../i18n-types'

const de_statisticsPage = {
  months: { label: 'Gezeigter Monat', month: 'Monat', earlier: 'Früherer Monat', later: 'Späterer Monat' },
  updated: 'Aktualisiert: {time}. Tage und Monate in {zone}.',
  download: 'Tage herunterladen',
  failed: 'Die Statistik wurde nicht geladen',
  safe: 'UTA handelt weiter, und Ihr Guthaben ist unverändert.',
  none: 'Noch keine Zahlen',
  noneText: 'Sobald der erste Trade geschlossen ist, steht sein Ergebnis hier nach Tagen und Monaten.',
  refill: 'UTA aufladen',
  allDeals: 'Alle Trades dieses Monats',
  tiles: {
    result: 'Ergebnis',
    ofBalance: 'vom Guthaben',
    closed: 'Geschlossene Trades',
    open: '{count|integer} noch offen',
    openThen: '{count|integer} am Ende offen',
    profitable: 'Trades mit Gewinn',
    ofDeals: '{gains|integer} von {count|integer} Trades mit Gewinn',
    noDeal: 'Kein Trade wurde geschlossen',
    loss: 'Größter Tagesverlust',
    noLoss: 'Kein Tag endete mit Verlust',
    start: 'Am Anfang',
    end: 'Am Ende',
    now: 'Jetzt',
    paidIn: 'Eingezahlt',
    takenOut: 'Ausgezahlt',
    apart: 'Nicht Teil des Ergebnisses',
  },
  days: {
    title: 'Ergebnis pro Tag, USDT',
    day: 'Tag',
    today: 'Heute',
    summary: 'Bester Tag {bestDay} mit {best}, schlechtester {worstDay} mit {worst}, zusammen {sum}.',
    none: 'In diesem Monat wurde kein Trade geschlossen.',
  },
  weeks: { title: 'Nach Woche', week: 'Woche', deals: 'Trades', total: 'Summe' },
  year: {
    title: '{{count:Letzter|Letzte}} {count|integer} {{count:Monat|Monate}}',
    summary: 'Ergebnis der letzten {count|integer} {{count:Monat|Monate}}, zusammen {sum}.',
  },
  pairs: { title: 'Nach Paar', deals: '{count|integer} {{count:Trade|Trades}}', none: 'In diesem Monat wurde kein Trade geschlossen.' },
} satisfies NamespaceStatisticsPageTranslation

export default de_statisticsPage
