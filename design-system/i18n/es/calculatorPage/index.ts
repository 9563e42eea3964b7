import type { NamespaceCalculatorPageTranslation } from '../../i18n-types'

const es_calculatorPage = {
  amount: 'Importe',
  term: 'Plazo',
  months: '{{count:|mes|||meses|meses}}',
  rate: 'Resultado supuesto por mes',
  field: { amount: 'Importe en USDT', term: 'Plazo en meses', rate: 'Resultado supuesto por mes en porcentaje' },
  range: 'Lo eliges tú. En los últimos {count|integer} {{count:|mes|||meses|meses}}, UTA obtuvo entre {low} y {high} al mes.',
  own: 'Lo eliges tú. También puede ser negativo.',
  average: 'Usar la media: {rate}',
  reinvest: 'Reinvertir los resultados en UTA',
  reinvestHelp: 'Cada mes empieza con el nuevo saldo. Si lo desactivas, las ganancias se retiran y las pérdidas se quedan.',
  after: 'Tras {count|integer} {{count:|mes|||meses|meses}}, con estos supuestos',
  chart: {
    title: 'Saldo en {count|integer} {{count:|mes|||meses|meses}}, USDT',
    summary: 'Con un {rate} al mes, {start} se convierten en {end}.',
    of: 'Mes',
    now: 'ahora',
    start: 'Ahora',
    month: 'Tras el mes {number|integer}',
    yours: 'Tu supuesto: {rate}',
    still: 'Sin cambios',
    weak: 'Cada mes como el peor: {rate}',
  },
  fee: 'Comisión de recarga',
  results: 'Resultados',
  shared: 'Programa de recompensas, {percent} de las ganancias',
  end: 'Al final',
  note: 'Es un cálculo, no una promesa. Los resultados pueden ser negativos.',
  assumptions:
    'Se supone el mismo resultado cada mes, una comisión de recarga única de {fee} y un {percent} de cada ganancia para el programa de recompensas. No se incluyen la suscripción ni las comisiones de retiro.',
  withoutCosts:
    'La comisión y la parte del programa de recompensas no están disponibles ahora y no se incluyen. Se supone el mismo resultado cada mes.',
  refill: 'Recargar UTA con {amount}',
  share: 'Copiar enlace',
  reset: 'Restablecer',
} satisfies NamespaceCalculatorPageTranslation

export default es_calculatorPage
