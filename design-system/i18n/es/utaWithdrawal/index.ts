import type { NamespaceUtaWithdrawalTranslation } from '../../i18n-types'

const es_utaWithdrawal = {
  formLabel: 'Retirar de UTA',
  steps: {
    amount: 'Importe',
    check: 'Revisión',
    way: 'En camino',
  },
  amount: 'Importe que retiras de UTA',
  next: 'Continuar',
  stays: '{amount} deben quedarse en UTA.',
  lockedUntil: '{amount} están bloqueados hasta el {day}.',
  summary: {
    title: 'Resumen',
    from: 'De UTA',
    fee: 'Comisión',
    noFee: 'ninguna',
    arrives: 'Llega',
    within: 'en un máximo de {count|integer} {{count:|hora|||horas|horas}}',
    soon: 'en unos minutos',
    receives: 'Recibes en Activos',
    rest: 'Saldo de UTA tras el retiro:',
    works: 'El resto sigue operando.',
  },
  check: {
    title: 'Revisa el retiro',
    confirm: 'Retirar {amount}',
    change: 'Editar',
    ahead: 'Qué pasa después',
    aheadText: 'El importe sale de UTA de inmediato y deja de operar. En Movimientos figura como aceptado hasta que llega a tus activos.',
  },
  blocked: {
    title: 'Los retiros de UTA están en pausa',
    text: 'Tu saldo está a salvo y sigue operando.',
    why: 'Escríbenos para saber por qué están en pausa los retiros y cuándo se reanudan.',
    support: 'Escríbenos',
    refill: 'Recargar UTA',
  },
  none: {
    title: 'No tienes saldo de UTA',
    text: 'Cuando recargues UTA, podrás retirar de ella aquí.',
  },
  allLocked: {
    title: 'Todo tu saldo de UTA está bloqueado',
    text: 'Sigue operando. Ahora no se puede retirar nada.',
    until: 'Sigue operando. La próxima parte se desbloquea el {day}.',
  },
  failed: 'No se ha podido cargar el formulario de retiro',
  safe: 'No se ha transferido nada.',
  receipt: {
    title: 'Retiro de UTA',
    failed: 'No se ha podido cargar el retiro',
    safe: 'El retiro continúa aunque esta página no pueda mostrarlo.',
    number: 'ID',
    from: 'Desde',
    open: 'Abrir UTA',
    again: 'Nuevo retiro',
  },
} satisfies NamespaceUtaWithdrawalTranslation

export default es_utaWithdrawal
