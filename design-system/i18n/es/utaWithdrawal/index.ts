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
  lockedUntil: '{amount} están bloqueados. La próxima parte se desbloquea el {day}.',
  summary: {
    title: 'Resumen',
    from: 'Sale de UTA',
    fee: 'Comisión',
    noFee: 'ninguna',
    arrives: 'Llega',
    within: 'en un máximo de {count|integer} {{count:|hora|||horas|horas}}',
    soon: 'en unos minutos',
    receives: 'Recibes en Activos',
    rest: 'Saldo de UTA tras el retiro: {amount}',
    works: 'UTA sigue operando con el resto.',
  },
  check: {
    title: 'Revisa el retiro',
    confirm: 'Retirar {amount}',
    change: 'Editar',
    ahead: 'Qué pasa después',
    aheadText:
      'El importe sale de UTA de inmediato y UTA deja de operar con él. Puedes seguir su estado en Movimientos hasta que llegue a tus activos.',
  },
  blocked: {
    title: 'Los retiros de UTA están en pausa',
    until: 'Los retiros de UTA se reanudan el {day}, {time}',
    text: 'Tu saldo no se ve afectado y UTA sigue operando con él.',
    why: 'Tu saldo no se ve afectado y UTA sigue operando con él. Contacta con soporte para saber por qué están en pausa los retiros y cuándo se reanudan.',
  },
  none: {
    title: 'No tienes saldo de UTA',
    text: 'Cuando recargues UTA, podrás retirar de UTA aquí.',
  },
  allLocked: {
    title: 'Todo tu saldo de UTA está bloqueado',
    text: 'El saldo se queda en UTA. Ahora no se puede retirar nada.',
    until: 'Ahora no se puede retirar nada. La próxima parte se desbloquea el {day}.',
  },
  failed: 'No se ha podido cargar el formulario de retiro',
  safe: 'No se ha transferido nada.',
  receipt: {
    title: 'Retiro de UTA',
    failed: 'No se ha podido cargar el retiro',
    safe: 'Tu retiro continúa aunque no podamos mostrarlo aquí.',
    number: 'ID',
    from: 'Desde',
    open: 'Abrir UTA',
    again: 'Nuevo retiro',
  },
} satisfies NamespaceUtaWithdrawalTranslation

export default es_utaWithdrawal
