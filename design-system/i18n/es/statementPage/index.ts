import type { NamespaceStatementPageTranslation } from '../../i18n-types'

const es_statementPage = {
  title: 'Extracto de {month}',
  name: 'Nombre',
  email: 'Correo',
  period: 'Periodo',
  zone: 'Zona horaria',
  asOf: 'Datos a fecha de',
  totals: 'Totales',
  none: 'No hay movimientos completados en el mes.',
  open: 'Sin incluir, por no estar completados: {count|integer} {{count:|movimiento|||movimientos|movimientos}}.',
  movements: 'Movimientos',
  kind: '{type} ({count|integer})',
  total: 'Total',
  fee: 'Comisión {amount}',
  feeNote: 'Las comisiones se indican por separado. Algunas ya están incluidas en el importe.',
  uta: {
    title: 'UTA',
    start: 'Saldo inicial',
    paidIn: 'Recargado',
    takenOut: 'Retirado',
    result: 'Ganancias y pérdidas de {count|integer} {{count:|operación|||operaciones|operaciones}}',
    rewards: 'Recompensas por referidos',
    end: 'Saldo final',
    now: 'Saldo actual',
    note: 'Calculado el {time}. El mes se cuenta según la zona horaria {zone}.',
    unknown: 'Las cifras de UTA de este mes no están disponibles.',
  },
  balances: 'Saldos a fecha de {time}',
  locked: 'más {amount} bloqueados',
  balancesNote:
    'Son los saldos actuales. Los saldos inicial y final no se pueden calcular con exactitud a partir de los movimientos, así que no se muestran.',
  download: 'Descargar CSV',
  print: 'Imprimir o guardar en PDF',
  failed: 'No se ha podido cargar el extracto',
} satisfies NamespaceStatementPageTranslation

export default es_statementPage
