import type { NamespacePartsTranslation } from '../../i18n-types'

const de_parts = {
  deal: {
    pair: 'Paar',
    opened: 'Eröffnet',
    closed: 'Geschlossen',
    open: 'Offen',
    entry: 'Einstieg',
    exit: 'Ausstieg',
    now: 'Jetzt',
    nowBefore: 'jetzt',
    size: 'Größe, USDT',
    scale: 'Skala {range}',
    result: 'Gewinn/Verlust, USDT',
    long: 'Long',
    short: 'Short',
    row: '{pair}, {side}, {date} {result}',
  },
} satisfies NamespacePartsTranslation

export default de_parts
