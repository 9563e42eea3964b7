import type { NamespaceReferralTranslation } from '../../i18n-types'

const de_referral = {
  failed: 'Das Partnerprogramm wurde nicht geladen',
  safe: 'Ihre Partner und Prämien sind sicher.',
  rewards: {
    title: 'Prämien, gesamt',
    month: 'diesen Monat',
    first: 'Die erste Prämie kommt, wenn ein Partner UTA abonniert oder damit verdient.',
    level: 'Ebene {level}',
    below: 'Ebene {level}+',
  },
  invite: {
    title: 'Ihr Link',
    lead: 'Wer sich darüber registriert, wird Ihr Partner.',
    copy: 'Link kopieren',
    showCode: 'QR-Code',
    hideCode: 'Code ausblenden',
    codeLabel: 'QR-Code Ihres Links, {link}',
    codeText: 'Eine Handykamera darauf richten genügt: Der Link öffnet sich von selbst.',
    partners: 'Partner',
    active: 'Diesen Monat aktiv',
    newcomers: 'Neu in 7 Tagen',
  },
  rank: {
    title: 'Rang: {rank}',
    both: 'Beide Bedingungen zählen, die niedrigere bestimmt den Rang.',
  },
  leaderPools: {
    title: 'Leader-Pools',
    how: 'So funktionieren Pools',
    pool: 'Pool {number}',
    in: 'Dabei',
    failed: 'Die Leader-Pools wurden nicht geladen',
  },
  newest: {
    title: 'Neueste Partner',
    structure: 'Struktur',
    line: 'Ebene {level}, {day}',
    none: 'Noch keine Partner',
    noneText: 'Wer sich über Ihren Link registriert, steht hier.',
  },
  months: {
    title: 'Was wann verdient wurde',
    link: 'Aktivität',
    chart: 'Prämien nach Monat, MATU',
    summary: '{count|integer} {{count:Monat|Monate}}, zusammen {sum}.',
    month: 'Monat',
    newcomers: 'Neue Partner',
    count: '{count|integer} {{count:neuer Partner|neue Partner}}',
  },
} satisfies NamespaceReferralTranslation

export default de_referral
