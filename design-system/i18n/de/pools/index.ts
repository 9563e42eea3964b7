import type { NamespacePoolsTranslation } from '../../i18n-types'

const de_pools = {
  label: 'Leader-Pools',
  pool: 'Pool {number}',
  in: 'Sie sind dabei',
  failed: 'Der Pool konnte nicht geladen werden',
  safe: 'Ihr Anteil ist sicher.',
  gone: 'Dieser Pool ist geschlossen',
  goneText: 'Die anderen Pools laufen weiter.',
  fund: {
    title: 'Pool-Fonds, {month}',
    plainTitle: 'Pool-Fonds',
    yours: 'Ihr aktueller Anteil: {amount}',
    shared: 'Wird zu gleichen Teilen unter allen Leadern geteilt, die bis {day} die Bedingungen erfüllen.',
    sharedByAll: 'Wird zu gleichen Teilen unter allen Leadern geteilt, die die Bedingungen erfüllen.',
    over: 'Der Monat ist vorbei',
  },
  way: {
    title: 'Ihre Qualifikation',
    failed: 'Ihre Qualifikation konnte nicht geladen werden',
    met: '{met|integer} von {all|integer}',
    structure: 'Strukturvolumen',
    own: 'Eigenes Guthaben',
    in: 'Sie sind in diesem Pool. Beide Bedingungen sind erfüllt.',
    volume: 'Es fehlen noch {volume} Strukturvolumen. Frist: {day}, {time}.',
    assets: 'Es fehlen noch {assets} eigenes Guthaben. Frist: {day}, {time}.',
    both: 'Es fehlen noch {volume} Strukturvolumen und {assets} eigenes Guthaben. Frist: {day}, {time}.',
    volumeAnyTime: 'Es fehlen noch {volume} Strukturvolumen.',
    assetsAnyTime: 'Es fehlen noch {assets} eigenes Guthaben.',
    bothAnyTime: 'Es fehlen noch {volume} Strukturvolumen und {assets} eigenes Guthaben.',
  },
  leaders: {
    title: 'Qualifizierte Leader',
    each: '{count|integer} Leader, je {amount} MATU',
    leader: 'Leader',
    volume: 'Strukturvolumen, USDT',
    share: 'Anteil, MATU',
    with: 'Volumen {amount} USDT',
    none: 'Noch ist niemand qualifiziert',
    noneText: 'Qualifiziert sich nur ein Leader, erhält er den ganzen Fonds.',
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
