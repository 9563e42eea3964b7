import type { NamespacePoolsTranslation } from '../../i18n-types'

const de_pools = {
  label: 'Leader-Pools',
  pool: 'Pool {number}',
  in: 'Sie sind dabei',
  failed: 'Der Pool wurde nicht geladen',
  safe: 'Ihr Anteil ist sicher.',
  gone: 'Dieser Pool ist geschlossen',
  goneText: 'Die anderen sind offen.',
  fund: {
    title: 'Pool-Fonds, {month}',
    yours: 'Ihr Anteil jetzt: {amount}',
    shared: 'Wird zu gleichen Teilen unter allen Leadern geteilt, die bis {day} die Bedingungen erfüllen.',
    over: 'Der Monat ist vorbei',
  },
  way: {
    title: 'Ihre Qualifikation',
    failed: 'Ihre Qualifikation wurde nicht geladen',
    met: '{met|integer} von {all|integer}',
    structure: 'Strukturvolumen',
    own: 'Eigenes Guthaben',
    in: 'Sie sind in diesem Pool. Beide Bedingungen sind erfüllt.',
    volume: 'Dem Strukturvolumen fehlen {volume} bis {day}, {time}.',
    assets: 'Dem eigenen Guthaben fehlen {assets} bis {day}, {time}.',
    both: 'Bis {day}, {time}, fehlen dem Strukturvolumen {volume} und dem eigenen Guthaben {assets}.',
  },
  leaders: {
    title: 'Qualifizierte Leader',
    each: '{count|integer} Leader, je {amount} MATU',
    leader: 'Leader',
    volume: 'Strukturvolumen, USDT',
    share: 'Anteil, MATU',
    with: 'Volumen {amount} USDT',
    none: 'Noch ist niemand qualifiziert',
    noneText: 'Wer als Erster beide Bedingungen erfüllt, bekommt den ganzen Fonds.',
  },
  months: {
    title: 'Pool-Fonds nach Monat',
    chart: 'Pool-Fonds nach Monat, MATU',
    month: 'Monat',
    leaders: 'Leader',
    count: '{count|integer} Leader',
    payout: 'Auszahlung, {month}',
    shared: 'Leader, {month}',
  },
} satisfies NamespacePoolsTranslation

export default de_pools
