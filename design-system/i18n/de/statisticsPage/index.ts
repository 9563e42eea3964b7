import type { NamespaceStatisticsPageTranslation } from '../../i18n-types'

const de_statisticsPage = {
  months: { label: 'Angezeigter Monat', month: 'Monat', earlier: 'Vorheriger Monat', later: 'Nächster Monat' },
  updated: 'Aktualisiert: {time}. Tage und Monate in {zone}.',
  download: 'Tageswerte herunterladen',
  failed: 'Die Statistik konnte nicht geladen werden',
  safe: 'UTA handelt weiter, und Ihr Guthaben ist unverändert.',
  none: 'Noch keine Daten',
  noneText: 'Sobald der erste Trade geschlossen ist, erscheinen hier die Ergebnisse nach Tagen und Monaten.',
  refill: 'UTA aufladen',
  allDeals: 'Alle Trades dieses Monats',
  tiles: {
    result: 'Ergebnis',
    ofBalance: 'vom Guthaben',
    closed: 'Geschlossene Trades',
    open: '{count|integer} noch offen',
    openThen: '{count|integer} am Monatsende offen',
    profitable: 'Trades mit Gewinn',
    ofDeals: '{gains|integer} von {count|integer} Trades mit Gewinn',
    noDeal: 'Kein Trade wurde geschlossen',
    loss: 'Größter Tagesverlust',
    noLoss: 'Kein Verlusttag',
    start: 'Anfangsguthaben',
    end: 'Endguthaben',
    now: 'Jetzt',
    paidIn: 'Eingezahlt',
    takenOut: 'Ausgezahlt',
    apart: 'Nicht Teil des Ergebnisses',
  },
  days: {
    title: 'Ergebnis pro Tag, USDT',
    day: 'Tag',
    today: 'Heute',
    summary: 'Bester Tag: {bestDay} mit {best}, schlechtester: {worstDay} mit {worst}, insgesamt {sum}.',
    none: 'In diesem Monat wurde kein Trade geschlossen.',
  },
  weeks: { title: 'Nach Wochen', week: 'Woche', deals: 'Trades', total: 'Summe' },
  year: {
    title: '{{count:Letzter|Letzte}} {count|integer} {{count:Monat|Monate}}',
    summary: 'Ergebnis über {count|integer} {{count:Monat|Monate}}: insgesamt {sum}.',
  },
  pairs: { title: 'Nach Paaren', deals: '{count|integer} {{count:Trade|Trades}}', none: 'In diesem Monat wurde kein Trade geschlossen.' },
} satisfies NamespaceStatisticsPageTranslation

export default de_statisticsPage
