import type { NamespacePaletteTranslation } from '../../i18n-types'

const de_palette = {
  title: 'Suche',
  placeholder: 'Seiten, Transaktionen, Hilfe',
  cancel: 'Abbrechen',
  groups: {
    recent: 'Zuletzt geöffnet',
    tokens: 'Token',
    actions: 'Aktionen',
    pages: 'Seiten',
    help: 'Hilfe',
    transactions: 'Transaktionen',
    referrals: 'Partner',
  },
  depositToken: '{token} einzahlen',
  withdrawToken: '{token} auszahlen',
  convertToken: '{token} tauschen',
  level: 'Ebene {level|integer}, {rank}',
  results: '{count|integer} {{count:Treffer|Treffer}}',
  none: 'Nichts gefunden zu „{text}“',
  inHelp: 'In der Hilfe nach „{text}“ suchen',
  searching: 'Transaktionen und Partner werden durchsucht',
  failed: 'Transaktionen und Partner konnten nicht durchsucht werden',
  keys: { select: 'Auswählen', open: 'Öffnen' },
} satisfies NamespacePaletteTranslation

export default de_palette
