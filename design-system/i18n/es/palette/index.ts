import type { NamespacePaletteTranslation } from '../../i18n-types'

const es_palette = {
  title: 'Buscar',
  placeholder: 'Páginas, movimientos, ayuda',
  cancel: 'Cancelar',
  groups: {
    recent: 'Recientes',
    tokens: 'Tokens',
    actions: 'Acciones',
    pages: 'Páginas',
    help: 'Ayuda',
    transactions: 'Movimientos',
    referrals: 'Referidos',
  },
  depositToken: 'Depositar {token}',
  withdrawToken: 'Retirar {token}',
  convertToken: 'Convertir {token}',
  level: 'Nivel {level|integer}, {rank}',
  results: '{count|integer} {{count:|resultado|||resultados|resultados}}',
  none: 'Sin resultados para «{text}»',
  inHelp: 'Buscar «{text}» en la ayuda',
  searching: 'Buscando en movimientos y referidos',
  failed: 'No se han podido buscar movimientos ni referidos',
  keys: { select: 'Elegir', open: 'Abrir' },
} satisfies NamespacePaletteTranslation

export default es_palette
