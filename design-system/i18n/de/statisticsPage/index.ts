import type { NamespaceStatisticsPageTranslation } from '../../i18n-types'

const de_statisticsPage = {
  updated: 'Aktualisiert: {time}. Tage und Monate in {zone}.',
  download: 'Tageswerte herunterladen',
  failed: 'Die Statistik konnte nicht geladen werden',
  safe: 'Der Handel von UTA und Ihr Guthaben sind nicht betroffen.',
  none: 'Noch keine Daten',
  noneText: 'Sobald der erste Trade geschlossen ist, erscheinen hier Gewinn und Verlust nach Tagen und Monaten.',
  open: 'UTA öffnen',
  allDeals: 'Alle Trades dieses Monats',
  tiles: {
    result: 'Gewinn und Verlust',
    ofBalance: '<0>{percent}</0> vom Guthaben',
    closed: 'Geschlossene Trades',
    open: '{count|integer} noch offen',
    openThen: '{count|integer} am Monatsende offen',
    profitable: 'Trades mit Gewinn',
    ofDeals: '{gains|integer} von {count|integer} {{count:Trade|Trades}} mit Gewinn',
    noDeal: 'Keine Trades geschlossen',
    loss: 'Größter Tagesverlust',
    noLoss: 'Kein Verlusttag',
    start: 'Anfangsguthaben',
    end: 'Endguthaben',
    now: 'Jetzt',
    paidIn: 'Aufgeladen',
    takenOut: 'Ausgezahlt',
    apart: 'Nicht Teil von Gewinn und Verlust',
  },
  days: {
    title: 'Gewinn und Verlust pro Tag, USDT',
    deals: 'Trades vom {day}',
    day: 'Tag',
    today: 'Heute',
    summary: 'Bester Tag: {bestDay}, {best}. Schlechtester Tag: {worstDay}, {worst}. Insgesamt: {sum}.',
    none: 'Im gewählten Monat wurde kein Trade geschlossen.',
  },
  weeks: { title: 'Nach Woche', week: 'Woche', deals: 'Trades', total: 'Summe' },
  year: {
    title: 'Monatswerte ({count|integer} {{count:Monat|Monate}})',
    summary: 'Gewinn und Verlust in {count|integer} {{count:Monat|Monaten}}: insgesamt {sum}.',
  },
  pairs: { title: 'Nach Paar', deals: '{count|integer} {{count:Trade|Trades}}', none: 'Im gewählten Monat wurde kein Trade geschlossen.' },
} satisfies NamespaceStatisticsPageTranslation

export default de_statisticsPage
