import type { NamespaceWithdrawCareTranslation } from '../../i18n-types'

const es_withdrawCare = {
  test: {
    title: '¿Hacer antes una prueba?',
    text: 'Ninguno de tus retiros recientes fue a esta dirección. Retira primero {small}, comprueba que llega y después retira el resto.',
    fee: 'Cada retiro tiene su comisión.',
    use: 'Empezar con {small}',
    chosen: 'Prueba con {small}',
    rest: 'Cuando llegue, retira los {rest} restantes a la misma dirección.',
    undo: 'Retirar {amount} de una vez',
  },
  late: {
    title: 'Está tardando más de lo habitual',
    accepted: 'Tu retiro está confirmado, pero aún no ha empezado a procesarse.',
    processing: 'Tu retiro se está procesando, pero aún no se ha enviado.',
    confirming: 'Tu retiro está en la red y aún espera confirmaciones.',
    busy: 'Puede ocurrir cuando llegan muchos retiros a la vez o cuando alguno requiere una comprobación adicional.',
    network: 'Puede ocurrir cuando la red está saturada.',
    nothing: 'No tienes que hacer nada.',
    cancel: 'El importe sigue reservado. Hasta que empiece a procesarse, puedes cancelar el retiro.',
    second: 'No crees un segundo retiro: se enviarían los dos.',
    explorer:
      'Si el explorador ya muestra la transferencia como completada, pregunta al destinatario e indícale el hash de la transacción.',
    help: 'Si nada cambia, contacta con soporte e indica el ID que aparece abajo.',
  },
} satisfies NamespaceWithdrawCareTranslation

export default es_withdrawCare
