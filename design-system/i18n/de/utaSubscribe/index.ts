import type { NamespaceUtaSubscribeTranslation } from '../../i18n-types'

const de_utaSubscribe = {
  lead: 'UTA ist das automatische Handelskonto: Im Abo handelt es mit Ihrem UTA-Guthaben. Ein Abo endet automatisch und verlängert sich nicht von selbst.',
  plans: 'Tarife',
  planLabel: '{name}, {days|integer} {{days:Tag|Tage}}, {price}',
  days: '{count|integer} {{count:Tag|Tage}}',
  perDay: 'Pro Tag',
  minimumRefill: 'Mindestaufladung',
  saves: '{amount} sparen',
  current: 'Ihr Abo',
  runs: '{name} läuft bis {day}. Ihr neues Abo beginnt an diesem Tag; es geht kein Tag verloren.',
  runsOpen: '{name} läuft. Ihr neues Abo beginnt danach; es geht kein Tag verloren.',
  until: '{name}, bis {day}',
  after: 'Guthaben nach der Zahlung: {amount}',
  short: 'Es fehlen {amount}',
  pay: '{price} zahlen',
  refill: '{token} einzahlen',
  ask: {
    title: 'Für {price} abonnieren?',
    extend: 'Für {price} verlängern?',
    cancel: 'Abbrechen',
    plan: 'Tarif',
    begins: 'Beginn',
    atOnce: 'sofort',
    ends: 'Ende',
    balance: 'Guthaben nach der Zahlung',
    price: 'Preis',
    consequence: 'Der Preis wird sofort von Ihrem Guthaben abgebucht.',
  },
  done: {
    title: 'Sie haben {name} abonniert',
    text: 'Ihr Abo läuft bis {day}. Bezahlt: {price}.',
    refill: 'UTA aufladen',
    open: 'UTA öffnen',
  },
  failed: 'Die Tarife konnten nicht geladen werden',
  safe: 'Es wurde nichts abgebucht.',
  none: 'Derzeit gibt es keine Tarife',
  noneText: 'Schauen Sie später wieder vorbei. Ein aktives Abo ist davon nicht betroffen.',
} satisfies NamespaceUtaSubscribeTranslation

export default de_utaSubscribe
