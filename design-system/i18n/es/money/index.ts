import type { NamespaceMoneyTranslation } from '../../i18n-types'

const es_money = {
  outcome: {
    title: 'Aún no sabemos si se ha realizado',
    sent: 'Enviado: {time}. No hemos recibido una respuesta clara.',
    safe: 'No se te cobrará dos veces: el formulario queda bloqueado hasta saber si se ha realizado.',
    looking: 'Lo estamos comprobando con el servidor. Puede tardar hasta 30\u00a0segundos.',
    manual: 'No hemos podido confirmar el resultado. Revisa tu conexión y vuelve a comprobarlo, o busca el movimiento en Movimientos.',
    byHand: 'Compruébalo en Movimientos. Desbloquea el formulario solo si el movimiento no aparece.',
    check: 'Comprobar de nuevo',
    checking: 'Comprobando',
    transactions: 'Ver movimientos',
    release: 'Desbloquear formulario',
    elsewhere: {
      title: 'Esto se acaba de enviar',
      text: 'Se envió desde otra pestaña o desde esta página antes de que salieras de ella. Compruébalo en Movimientos. Envíalo otra vez solo si quieres repetirlo.',
    },
    notDone: {
      title: 'No se ha realizado',
      text: 'No se ha cobrado nada. Tu saldo no ha cambiado y puedes intentarlo de nuevo.',
    },
  },
  left: {
    days: '{{days:|Queda|||Quedan|Quedan}} {days|integer} {{days:|día|||días|días}} y {hours|integer} {{hours:|hora|||horas|horas}}',
    hours:
      '{{hours:|Queda|||Quedan|Quedan}} {hours|integer} {{hours:|hora|||horas|horas}} y {minutes|integer} {{minutes:|minuto|||minutos|minutos}}',
    clock: 'Quedan {time}',
  },
  receipt: {
    label: 'Recibo: {title}',
    copy: 'Copiar como texto',
    print: 'Imprimir',
  },
} satisfies NamespaceMoneyTranslation

export default es_money
