import type { NamespacePoolsTranslation } from '../../i18n-types'

const de_pools = {
  label: 'Leader-Pools',
  pool: 'Pool {number}',
  in: 'Sie sind dabei',
  failed: 'Der Pool konnte nicht geladen werden',
  safe: 'Ihr Anteil ist sicher.',
  gone: 'Dieser Pool ist nicht verfügbar',
  goneText: 'Wählen Sie einen anderen Pool.',
  fund: {
    title: 'Pool-Fonds, {month}',
    plainTitle: 'Pool-Fonds',
    yours: 'Ihr aktueller Anteil: {amount}',
    shared: 'Wird zu gleichen Teilen unter allen Leadern aufgeteilt, die bis {day} die Bedingungen erfüllen.',
    sharedByAll: 'Wird zu gleichen Teilen unter allen Leadern aufgeteilt, die die Bedingungen erfüllen.',
    over: 'Der Monat ist vorbei',
  },
  way: {
    title: 'Ihre Qualifikation',
    failed: 'Ihre Qualifikation konnte nicht geladen werden',
    met: '{met|integer} von {all|integer}',
    structure: 'Teamvolumen',
    own: 'Eigenes Guthaben',
    in: 'Sie sind in diesem Pool. Beide Bedingungen sind erfüllt.',
    volume: 'Ihnen fehlen noch {volume} an Teamvolumen. Frist: {day}, {time}\u00a0Uhr.',
    assets: 'Ihnen fehlen noch {assets} an eigenem Guthaben. Frist: {day}, {time}\u00a0Uhr.',
    both: 'Ihnen fehlen noch {volume} an Teamvolumen und {assets} an eigenem Guthaben. Frist: {day}, {time}\u00a0Uhr.',
    volumeAnyTime: 'Ihnen fehlen noch {volume} an Teamvolumen.',
    assetsAnyTime: 'Ihnen fehlen noch {assets} an eigenem Guthaben.',
    bothAnyTime: 'Ihnen fehlen noch {volume} an Teamvolumen und {assets} an eigenem Guthaben.',
  },
  leaders: {
    title: 'Qualifizierte Leader',
    each: '{count|integer} Leader, {{count:insgesamt|je}} {amount}\u00a0MATU',
    leader: 'Leader',
    volume: 'Teamvolumen, USDT',
    share: 'Anteil, MATU',
    with: 'Teamvolumen: {amount}\u00a0USDT',
    none: 'Noch ist niemand qualifiziert',
    noneText: 'Qualifiziert sich nur eine Person, erhält sie den ganzen Fonds.',
  },
  months: {
    title: 'Pool-Fonds nach Monat',
    chart: 'Pool-Fonds nach Monat, MATU',
    month: 'Monat',
    leaders: 'Leader',
    count: '{count|integer} Leader',
    payout: 'Ausschüttung, {month}',
    shared: 'Leader, {month}',
  },
} satisfies NamespacePoolsTranslation

export default de_pools
