import { textsOf } from '#design-system/i18n/catalogue.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { topics } from '#design-system/screens/help/topics.ts'
import type { RoutePath } from '../../src/site/paths.ts'
import { path } from '../../src/site/paths.ts'
import { nameOf } from '../../src/site/titles.ts'
import { ORIGIN } from './origin.ts'
import { pageMetadata } from './page-metadata.ts'

type Node = { '@type': string; [key: string]: unknown }

const organization = { '@id': `${ORIGIN}/#organization` }
const site = { '@id': `${ORIGIN}/#site` }

interface FaqEntry {
  question: string
  answer: string
}

/**
 * The page's frequently asked questions. Those about insurance are left out: a deployment without it does not show them, and structured data must be
 * visible on the page.
 */
function faqEntries(template: RoutePath, lang: Locale): FaqEntry[] {
  if (template === '/') {
    const { questions } = textsOf(lang, 'landingSections')
    return [
      { question: questions.network(), answer: questions.networkText() },
      { question: questions.telegram(), answer: questions.telegramText() },
      { question: questions.paused(), answer: questions.pausedText() },
      { question: questions.results(), answer: questions.resultsText() },
    ]
  }
  if (template !== '/help') return []
  const { questions } = textsOf(lang, 'help')
  return topics
    .filter(({ id }) => id !== 'insurance')
    .flatMap(({ questions: keys }) => keys.map((key) => ({ question: questions[key].question(), answer: questions[key].answer() })))
}

const faq = (url: string, lang: Locale, all: readonly FaqEntry[]): Node => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  url,
  inLanguage: lang,
  mainEntity: all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

function trail(template: RoutePath, lang: Locale): Node {
  const step = (position: number, of: RoutePath) => ({
    '@type': 'ListItem',
    position,
    name: of === '/' ? 'MATU' : nameOf(lang, of),
    item: ORIGIN + path(of as '/', lang),
  })
  return { '@type': 'BreadcrumbList', itemListElement: [step(1, '/'), step(2, template)] }
}

/** The structured data (schema.org) of a public page; only what the page also shows. */
export function structuredData(template: RoutePath, lang: Locale): object {
  const url = ORIGIN + path(template as '/', lang)
  const { shared } = pageMetadata(template, lang)
  const questions = faqEntries(template, lang)
  const nodes: Node[] = [
    { '@type': 'Organization', ...organization, name: 'MATU', url: `${ORIGIN}/`, logo: `${ORIGIN}/icon-512.png` },
    { '@type': 'WebSite', ...site, name: 'MATU', url: `${ORIGIN}/`, publisher: organization },
    {
      '@type': 'WebPage',
      '@id': url,
      url,
      name: shared.title,
      description: shared.description,
      inLanguage: lang,
      isPartOf: site,
      publisher: organization,
    },
    ...(questions.length ? [faq(url, lang, questions)] : []),
    ...(template === '/' ? [] : [trail(template, lang)]),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}
