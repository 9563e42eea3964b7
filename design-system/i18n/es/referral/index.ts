import type { NamespaceReferralTranslation } from '../../i18n-types'

const es_referral = {
  failed: 'No se ha podido cargar el programa de referidos',
  safe: 'Tus referidos y recompensas están a salvo.',
  rewards: {
    title: 'Recompensas totales',
    month: 'este mes',
    first: 'Recibirás tu primera recompensa cuando un referido se suscriba a UTA o gane dinero con ella.',
    level: 'Nivel {level}',
    below: 'Nivel {level}+',
  },
  invite: {
    title: 'Tu enlace',
    lead: 'Quien se registre con tu enlace será tu referido.',
    copy: 'Copiar enlace',
    showCode: 'Mostrar código QR',
    hideCode: 'Ocultar código QR',
    codeLabel: 'Código QR de tu enlace, {link}',
    codeText: 'Escanea este código con la cámara de un teléfono para abrir tu enlace.',
    partners: 'Referidos',
    active: 'Activos este mes',
    newcomers: 'Nuevos en los últimos 7\u00a0días',
  },
  rank: {
    title: 'Rango: {rank}',
    both: 'Tu rango es el más alto para el que cumples las dos condiciones.',
  },
  leaderPools: {
    title: 'Pools de líderes',
    how: 'Cómo funcionan los pools',
    pool: 'Pool {number}',
    in: 'Participas',
    failed: 'No se han podido cargar los pools de líderes',
  },
  newest: {
    title: 'Referidos más recientes',
    structure: 'Equipo',
    line: 'Nivel {level}, {day}',
    none: 'Aún no hay referidos',
    noneText: 'Aquí aparecerá quien se registre con tu enlace.',
  },
  months: {
    title: 'Evolución de las recompensas',
    link: 'Actividad',
    chart: 'Recompensas por mes, MATU',
    summary: '{count|integer} {{count:|mes|||meses|meses}}, {sum} en total.',
    month: 'Mes',
    newcomers: 'Referidos nuevos',
    count: '{count|integer} {{count:|referido nuevo|||referidos nuevos|referidos nuevos}}',
  },
} satisfies NamespaceReferralTranslation

export default es_referral
