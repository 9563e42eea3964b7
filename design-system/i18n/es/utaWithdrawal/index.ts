import type { NamespaceUtaWithdrawalTranslation } from '../../i18n-types'

const es_utaWithdrawal = {
  formLabel: 'Retiro de UTA',
  steps: {
    amount: 'Cantidad',
    check: 'Revisión',
    way: 'En camino',
  },
  amount: 'Cantidad a retirar de UTA',
  next: 'Continuar',
  stays: '{amount} deben quedarse en UTA.',
  lockedUntil: '{amount} están bloqueados hasta el {day}.',
  summary: {
    title: 'Resumen',
    from: 'De UTA',
    fee: 'Comisión',
    noFee: 'ninguna',
    arrives: 'Llega',
    within: 'en {count|integer} {{count:|hora|||horas|horas}}',
    soon: 'en unos minutos',
    receives: 'Reciben tus activos',
    rest: 'Saldo de UTA después:',
    works: 'Lo que queda sigue operando.',
  },
  check: {
    title: 'Revisa el retiro',
    confirm: 'Retirar {amount}',
    change: 'Cambiar',
    ahead: 'Qué pasa después',
    aheadText: 'La cantidad sale de UTA al momento y deja de operar. En Transacciones figura como aceptada hasta que llega a tus activos.',
  },
  blocked: {
    title: 'Los retiros de UTA están bloqueados',
    text: 'Tu saldo sigue operando y está seguro.',
    why: 'Escríbenos para saber por qué están bloqueados los retiros y cuándo se reanudan.',
    support: 'Escríbenos',
    refill: 'Recargar UTA',
  },
  none: {
    title: 'No hay nada en UTA',
    text: 'Lo que recargues se podrá retirar aquí.',
  },
  allLocked: {
    title: 'Todo en UTA está bloqueado',
    text: 'Sigue operando. Ahora no se puede retirar nada.',
    until: 'Sigue operando. La próxima parte se abre el {day}.',
  },
  failed: 'El formulario de retiro no se ha cargado',
  safe: 'No se ha movido nada.',
  receipt: {
    title: 'Retiro de UTA',
    failed: 'El retiro no se ha cargado',
    safe: 'Continúa sin esta página.',
    number: 'Número',
    from: 'Desde',
    open: 'Abrir UTA',
    again: 'Nuevo retiro',
  },
} satisfies NamespaceUtaWithdrawalTranslation

export default es_utaWithdrawal
