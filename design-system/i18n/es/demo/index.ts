import type { NamespaceDemoTranslation } from '../../i18n-types'

const es_demo = {
  label: 'Demo',
  title: 'Demo: aquí nada es real',
  who: 'Elige quién eres',
  text: 'No se mueve dinero ni se envía correo. Lo que haces queda solo en este navegador; no escribas contraseñas reales.',
  people: {
    new: 'Recién registrado, aún sin verificar',
    trader: 'Con suscripción UTA, 10.000 operaciones',
    leader: '12.000 socios, rango Senior',
    blocked: 'Retiros bloqueados una semana',
    secure: 'Acceso en dos pasos, carteras de confianza',
    summer: 'Participa en la promoción de verano',
    empty: 'Verificado, sin dinero ni historial',
  },
  byHand:
    'Para entrar con el formulario: uno de estos nombres antes de @matu.test, contraseña {password}. Donde se pida un código: {code}.',
  startOver: 'Empezar de nuevo',
} satisfies NamespaceDemoTranslation

export default es_demo
