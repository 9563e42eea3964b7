import type { NamespaceCalculatorPageTranslation } from '../../i18n-types'

const es_calculatorPage = {
  amount: 'Importe',
  term: 'Plazo',
  months: '{{count:|mes|||meses|meses}}',
  rate: 'Ganancia o pérdida supuesta al mes',
  field: { amount: 'Importe en USDT', term: 'Plazo en meses', rate: 'Ganancia o pérdida supuesta al mes, en porcentaje' },
  range: 'Elige tú el valor. Rentabilidad mensual pasada de UTA ({count|integer} {{count:|mes|||meses|meses}}): de {low} a {high}.',
  own: 'Elige tú el valor. También puede ser negativo.',
  average: 'Usar la media: {rate}',
  reinvest: 'Reinvertir las ganancias en UTA',
  reinvestHelp:
    'Si lo activas, cada mes empieza con el nuevo saldo. Si lo desactivas, las ganancias se retiran cada mes, pero las pérdidas siguen reduciendo el saldo.',
  after: 'Tras {count|integer} {{count:|mes|||meses|meses}}, con estos supuestos',
  chart: {
    title: 'Saldo durante {count|integer} {{count:|mes|||meses|meses}}, USDT',
    summary: 'Con un {rate} al mes, {start} se convierten en {end}.',
    of: 'Mes',
    now: 'ahora',
    start: 'Ahora',
    month: 'Tras el mes {number|integer}',
    yours: 'Tu supuesto: {rate}',
    still: 'Sin cambios',
    weak: 'Si todos los meses fueran como el peor: {rate}',
  },
  fee: 'Comisión de recarga',
  results: 'Ganancias y pérdidas',
  shared: 'Programa de referidos, {percent} de las ganancias',
  end: 'Al final',
  note: 'Es un cálculo, no una promesa. UTA también puede tener pérdidas.',
  assumptions:
    'Se supone la misma ganancia o pérdida cada mes, una comisión de recarga única de {fee} y un {percent} de cada ganancia para el programa de referidos. No se incluyen la suscripción ni las comisiones de retiro.',
  withoutCosts:
    'La comisión de recarga y la parte del programa de referidos no están disponibles ahora. No se incluyen, como tampoco la suscripción ni las comisiones de retiro. Se supone la misma ganancia o pérdida cada mes.',
  refill: 'Recargar UTA con {amount}',
  share: 'Copiar enlace',
  reset: 'Restablecer',
} satisfies NamespaceCalculatorPageTranslation

export default es_calculatorPage
