import type { NamespaceCalculatorPageTranslation } from '../../i18n-types'

const es_calculatorPage = {
  amount: 'Importe',
  term: 'Plazo',
  months: '{{count:|mes|||meses|meses}}',
  rate: 'Resultado supuesto por mes',
  range: 'Lo eliges tú. Los últimos {count|integer} meses de UTA estuvieron entre {low} y {high}.',
  own: 'Lo eliges tú. También puede estar por debajo de cero.',
  average: 'Tomar la media: {rate}',
  reinvest: 'Dejar los resultados en UTA',
  reinvestHelp: 'Cada mes empieza con el nuevo saldo. Si no, las ganancias se retiran y las pérdidas se quedan.',
  after: 'Con estos supuestos, después de {count|integer} {{count:|mes|||meses|meses}}',
  chart: {
    title: 'Saldo en {count|integer} {{count:|mes|||meses|meses}}, USDT',
    summary: 'Con {rate} al mes, {start} pasan a ser {end}.',
    of: 'Mes',
    now: 'ahora',
    start: 'Ahora',
    month: 'Después del mes {number|integer}',
    yours: 'Tu supuesto {rate}',
    still: 'Sin cambios',
    weak: 'Cada mes el más débil {rate}',
  },
  fee: 'Comisión de la recarga',
  results: 'Resultados',
  shared: 'Programa de recompensas, {percent} de las ganancias',
  end: 'Al final',
  note: 'Es un cálculo, no una promesa. Los resultados pueden ser negativos.',
  assumptions:
    'Todos los meses tienen el mismo resultado. La recarga cuesta {fee} una vez, {percent} de cada ganancia va al programa de recompensas. No se incluyen la suscripción ni las comisiones de retiro.',
  withoutCosts: 'La comisión y la parte de recompensas no se conocen ahora y no se incluyen. Todos los meses tienen el mismo resultado.',
  refill: 'Recargar UTA',
  share: 'Copiar el enlace',
  reset: 'Restablecer',
} satisfies NamespaceCalculatorPageTranslation

export default es_calculatorPage
