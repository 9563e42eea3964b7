import type { NamespaceReferralTranslation } from '../../i18n-types'

const es_referral = {
  failed: 'El programa de referidos no se ha cargado',
  safe: 'Tus referidos y recompensas están a salvo.',
  rewards: {
    title: 'Recompensas, total',
    month: 'este mes',
    first: 'La primera recompensa llega cuando un referido se suscribe a UTA o gana con ella.',
    level: 'Nivel {level}',
    below: 'Nivel {level}+',
  },
  invite: {
    title: 'Tu enlace',
    lead: 'Quien se registre con él será tu referido.',
    copy: 'Copiar enlace',
    showCode: 'Código QR',
    hideCode: 'Ocultar código',
    codeLabel: 'Código QR de tu enlace, {link}',
    codeText: 'Basta con apuntar la cámara de un móvil: el enlace se abre solo.',
    partners: 'Referidos',
    active: 'Activos este mes',
    newcomers: 'Nuevos en 7 días',
  },
  rank: {
    title: 'Rango: {rank}',
    both: 'Cuentan las dos condiciones; la menor fija el rango.',
  },
  leaderPools: {
    title: 'Fondos de líderes',
    how: 'Cómo funcionan los fondos',
    pool: 'Fondo {number}',
    in: 'Dentro',
    failed: 'Los fondos de líderes no se han cargado',
  },
  newest: {
    title: 'Referidos más recientes',
    structure: 'Estructura',
    line: 'Nivel {level}, {day}',
    none: 'Aún no hay referidos',
    noneText: 'Aquí estará quien se registre con tu enlace.',
  },
  months: {
    title: 'Qué se ganó y cuándo',
    link: 'Actividad',
    chart: 'Recompensas por mes, MATU',
    summary: '{count|integer} {{count:|mes|||meses|meses}}, en total {sum}.',
    month: 'Mes',
    newcomers: 'Referidos nuevos',
    count: '{count|integer} {{count:|referido nuevo|||referidos nuevos|referidos nuevos}}',
  },
} satisfies NamespaceReferralTranslation

export default es_referral
