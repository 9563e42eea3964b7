import type { NamespaceMoneyTranslation } from '../../i18n-types'

const es_money = {
  outcome: {
    title: 'Aún no sabemos si la operación se realizó',
    sent: 'Enviado: {time}. La respuesta no nos llegó.',
    safe: 'Nada se envía dos veces: el formulario sigue bloqueado hasta conocer el resultado.',
    looking: 'Estamos preguntando al servidor. Puede tardar medio minuto.',
    manual: 'No pudimos averiguarlo. Comprueba la conexión y vuelve a mirar, o busca la operación en tus transacciones.',
    byHand: 'Mira si aparece en tus transacciones. Solo si no está, desbloquea el formulario.',
    check: 'Volver a mirar',
    checking: 'Mirando',
    transactions: 'Abrir transacciones',
    support: 'Escríbenos',
    release: 'No está, desbloquear',
    elsewhere: {
      title: 'Esto se acaba de enviar',
      text: 'Se envió desde otra pestaña o antes desde esta página. Mira si aparece entre tus transacciones. Envíalo otra vez solo si quieres hacer una segunda operación.',
    },
    notDone: {
      title: 'La operación no se realizó',
      text: 'No se cobró nada y tu saldo no ha cambiado. Puedes enviarla de nuevo.',
    },
  },
  left: {
    days: 'quedan {days|integer} {{days:|día|||días|días}} y {hours|integer} {{hours:|hora|||horas|horas}}',
    hours: 'quedan {hours|integer} {{hours:|hora|||horas|horas}} y {minutes|integer} {{minutes:|minuto|||minutos|minutos}}',
    clock: 'quedan {time}',
  },
  receipt: {
    label: 'Recibo: {title}',
    copy: 'Copiar como texto',
    print: 'Imprimir',
  },
} satisfies NamespaceMoneyTranslation

export default es_money
