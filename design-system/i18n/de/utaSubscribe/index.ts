import type { NamespaceUtaSubscribeTranslation } from '../../i18n-types'

const de_utaSubscribe = {
  lead: 'Mit einem Abo handelt UTA mit Ihrem UTA-Guthaben. Es endet von selbst; nichts verlängert sich ohne Sie.',
  plans: 'Abos',
  planLabel: '{name}, {days|integer} {{days:Tag|Tage}}, {price}',
  days: '{count|integer} {{count:Tag|Tage}}',
  perDay: 'Pro Tag',
  minimumRefill: 'Mindestaufladung',
  saves: 'Spart {amount}',
  current: 'Ihr Abo',
  runs: '{name} läuft bis {day}. Was Sie jetzt kaufen, beginnt an diesem Tag; kein Tag geht verloren.',
  runsOpen: '{name} läuft. Was Sie jetzt kaufen, beginnt danach; kein Tag geht verloren.',
  until: '{name}, bis {day}',
  after: 'Guthaben nach der Zahlung: {amount}',
  short: 'Es fehlen {amount}',
  pay: '{price} zahlen',
  refill: '{token} einzahlen',
  ask: {
    title: 'Für {price} abonnieren?',
    extend: 'Für {price} verlängern?',
    cancel: 'Nicht jetzt',
    plan: 'Abo',
    begins: 'Beginn',
    atOnce: 'sofort',
    ends: 'Ende',
    balance: 'Guthaben danach',
    price: 'Preis',
    consequence: 'Der Preis wird sofort von Ihren Vermögenswerten abgebucht.',
  },
  done: {
    title: '{name} gehört Ihnen',
    text: 'Es läuft bis {day}. {price} wurden bezahlt.',
    refill: 'UTA aufladen',
    open: 'UTA öffnen',
    transactions: 'Transaktionen ansehen',
  },
  failed: 'Die Abos wurden nicht geladen',
  safe: 'Es wurde nichts gekauft.',
  none: 'Zurzeit gibt es kein Abo',
  noneText: 'Schauen Sie später wieder vorbei. Ein laufendes Abo gilt bis zu seinem Ende.',
} satisfies NamespaceUtaSubscribeTranslation

export default de_utaSubscribe
