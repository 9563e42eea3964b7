import type { NamespaceReferralTranslation } from '../../i18n-types'

const de_referral = {
  failed: 'Das Partnerprogramm konnte nicht geladen werden',
  safe: 'Ihre Partner und Prämien sind sicher.',
  rewards: {
    title: 'Prämien insgesamt',
    month: 'diesen Monat',
    first: 'Ihre erste Prämie erhalten Sie, sobald ein Partner UTA abonniert oder damit Gewinn macht.',
    level: 'Ebene {level}',
    below: 'Ebene {level}+',
  },
  invite: {
    title: 'Ihr Link',
    lead: 'Wer sich über Ihren Link registriert, wird Ihr Partner.',
    copy: 'Link kopieren',
    showCode: 'QR-Code anzeigen',
    hideCode: 'QR-Code verbergen',
    codeLabel: 'QR-Code Ihres Links, {link}',
    codeText: 'Scannen Sie den QR-Code mit der Handykamera, um den Link zu öffnen.',
    partners: 'Partner',
    active: 'Diesen Monat aktiv',
    newcomers: 'Neu in den letzten 7\u00a0Tagen',
  },
  rank: {
    title: 'Rang: {rank}',
    both: 'Ihr Rang ist der höchste, für den Sie beide Bedingungen erfüllen.',
  },
  leaderPools: {
    title: 'Leader-Pools',
    how: 'So funktionieren Pools',
    pool: 'Pool {number}',
    in: 'Sie sind dabei',
    failed: 'Die Leader-Pools konnten nicht geladen werden',
  },
  newest: {
    title: 'Neueste Partner',
    structure: 'Team',
    line: 'Ebene {level}, {day}',
    none: 'Noch keine Partner',
    noneText: 'Hier erscheint, wer sich über Ihren Link registriert.',
  },
  months: {
    title: 'Prämien im Zeitverlauf',
    link: 'Aktivität',
    chart: 'Prämien nach Monat, MATU',
    summary: '{count|integer} {{count:Monat|Monate}}, zusammen {sum}.',
    month: 'Monat',
    newcomers: 'Neue Partner',
    count: '{count|integer} {{count:neuer Partner|neue Partner}}',
  },
} satisfies NamespaceReferralTranslation

export default de_referral
