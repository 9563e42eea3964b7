import type { NamespaceStatementPageTranslation } from '../../i18n-types'

const es_statementPage = {
  title: 'Extracto de {month}',
  name: 'Nombre',
  email: 'Correo',
  period: 'Periodo',
  zone: 'Zona horaria',
  asOf: 'Datos a fecha de',
  none: 'No hay movimientos completados en el mes.',
  open: 'Sin incluir, por no estar completados: {count|integer} {{count:|movimiento|||movimientos|movimientos}}.',
  movements: 'Movimientos: {account}',
  computed:
    'Los saldos inicial y final incluyen los importes bloqueados. Se calculan a partir de tus saldos actuales y de los movimientos completados desde entonces.',
  kind: '{type} ({count|integer})',
  total: 'Total',
  fee: 'Comisión <0></0>',
  feeNote: 'Las comisiones se indican por separado. Algunas ya están incluidas en el importe.',
  uta: {
    title: 'UTA',
    start: 'Saldo inicial',
    paidIn: 'Recargado',
    takenOut: 'Retirado',
    result: 'Ganancias y pérdidas de {count|integer} {{count:|operación|||operaciones|operaciones}}',
    end: 'Saldo final',
    now: 'Saldo actual',
    note: 'Calculado el {time}. El mes se cuenta según la zona horaria {zone}.',
    unknown: 'Las cifras de UTA de este mes no están disponibles.',
  },
  balances: 'Saldos a fecha de {time}',
  locked: 'más {amount} bloqueados',
  download: 'Descargar CSV',
  print: 'Imprimir o guardar en PDF',
  failed: 'No se ha podido cargar el extracto',
} satisfies NamespaceStatementPageTranslation

export default es_statementPage
