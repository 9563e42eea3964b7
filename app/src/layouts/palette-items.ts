import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PaletteIcon, PaletteItem } from '#design-system/components/navigation/PaletteOption.tsx'
import { loadAreas, textsOf } from '#design-system/i18n/catalogue.ts'
import { languageName, locales } from '#design-system/i18n/tags.ts'
import type { Locale } from '#design-system/i18n/tags.ts'
import { languageNameIn } from '#design-system/lib/displayNames.ts'
import { add, isZero } from '#design-system/lib/money.ts'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { alsoKnown, topics } from '#design-system/screens/help/topics.ts'
import { useListBalances } from '#sdk'
import type { Balance } from '#sdk'
import { layoutQueryMeta } from '../api/offline-availability.ts'
import { useConfig, useSession } from '../auth/environment-hooks.ts'
import { mayOpen } from '../auth/guard-result.ts'
import type { LayoutControls } from '../hooks/use-layout-controls.ts'
import type { RoutePath } from '../site/paths.ts'
import { path, routeMeta, templates } from '../site/paths.ts'
import { nameOf } from '../site/titles.ts'
import { signOut } from './SessionQueryProvider.tsx'

type Fixed = Exclude<RoutePath, `${string}:${string}`>
/** The label in a language. */
type Words = (lang: Locale) => string

/** Areas with the names of pages and actions. */
const named = ['frame', 'common', 'palette'] as const

/** The other languages, once their names of pages and actions are there: who reads German may look for "withdraw". */
function useOtherLanguages(locale: Locale): readonly Locale[] {
  const [loaded, setLoaded] = useState<readonly Locale[]>([])
  useEffect(() => {
    for (const lang of locales)
      void loadAreas(lang, named).then(
        () => setLoaded((before) => (before.includes(lang) ? before : [...before, lang])),
        // Without its words the entries are found by the others.
        () => {},
      )
  }, [])
  return useMemo(() => loaded.filter((lang) => lang !== locale), [loaded, locale])
}

const areas: ReadonlyArray<[prefix: string, icon: PaletteIcon]> = [
  ['/cabinet/trade/uta/insurance', 'insurance'],
  ['/cabinet/trade', 'trade'],
  ['/cabinet/actives', 'assets'],
  ['/cabinet/referral', 'referral'],
  ['/cabinet/affiliate-program', 'referral'],
  ['/cabinet/bonus-account', 'bonus'],
  ['/cabinet/promo-summer', 'bonus'],
  ['/cabinet/profile', 'profile'],
  ['/cabinet/help', 'help'],
]
const iconOf = (template: RoutePath): PaletteIcon => areas.find(([prefix]) => template.startsWith(prefix))?.[1] ?? 'overview'

/** Wanted most, and offered before anything is typed. */
const suggested: ReadonlySet<RoutePath> = new Set<RoutePath>([
  '/cabinet/actives/refill',
  '/cabinet/actives/withdraw',
  '/cabinet/trade/transactions',
])

const isFixed = (template: RoutePath): template is Fixed => !template.includes(':')
/** Each page of the cabinet once: a section of a page has its address, and its name. */
const pages = templates.filter(isFixed).filter((template, at, all) => {
  const { access, name } = routeMeta(template)
  return (access === 'cabinet' || access === 'trusted') && all.findIndex((other) => routeMeta(other).name === name) === at
})

/** The page that a page lies below, to tell pages of one name apart; `null` for the sections themselves. */
const parentOf = (template: Fixed): Fixed | null =>
  pages.filter((other) => other !== '/cabinet' && template.startsWith(`${other}/`)).toSorted((a, b) => b.length - a.length)[0] ?? null

/** Entries with their labels in every language, and what they do. */
function useEntry(others: readonly Locale[]) {
  const { locale } = useDesignSystem()
  const navigate = useNavigate()
  return useMemo(() => {
    const go = (href: string) => () => void navigate(href)
    const entry = (words: Words, rest: Omit<PaletteItem, 'label' | 'words'>): PaletteItem => ({
      ...rest,
      label: words(locale),
      words: others.map(words),
    })
    return { go, entry }
  }, [locale, others, navigate])
}

function usePages(others: readonly Locale[]): PaletteItem[] {
  const { locale } = useDesignSystem()
  const view = useSession()
  const { go, entry } = useEntry(others)
  return pages.flatMap((template) => {
    const href = path(template, locale)
    if (!mayOpen(view, href)) return []
    const parent = parentOf(template)
    return [
      entry((lang) => nameOf(lang, template), {
        id: template,
        group: 'pages',
        icon: iconOf(template),
        ...(parent && { hint: nameOf(locale, parent) }),
        ...(suggested.has(template) && { suggested: true }),
        run: go(href),
      }),
    ]
  })
}

function useTokens(others: readonly Locale[], balances: readonly Balance[]): PaletteItem[] {
  const { locale } = useDesignSystem()
  const { go, entry } = useEntry(others)
  return balances.flatMap(({ token, available, locked = '0' }): PaletteItem[] => [
    {
      id: `token ${token}`,
      group: 'tokens',
      label: token,
      icon: 'token',
      money: { value: add(available, locked), unit: token },
      run: go(path('/cabinet/actives/token/:symbol', locale, { params: { symbol: token } })),
    },
    entry((lang) => textsOf(lang, 'palette').depositToken({ token }), {
      id: `deposit ${token}`,
      group: 'actions',
      icon: 'deposit',
      run: go(path('/cabinet/actives/refill', locale, { search: { token } })),
    }),
    // A token without a balance can only be deposited.
    ...(isZero(available)
      ? []
      : [
          entry((lang) => textsOf(lang, 'palette').withdrawToken({ token }), {
            id: `withdraw ${token}`,
            group: 'actions',
            icon: 'withdraw',
            run: go(path('/cabinet/actives/withdraw/wallet', locale, { search: { token } })),
          }),
          entry((lang) => textsOf(lang, 'palette').convertToken({ token }), {
            id: `convert ${token}`,
            group: 'actions',
            icon: 'convert',
            run: go(path('/cabinet/bonus-account/exchange', locale, { search: { from: 'assets', token } })),
          }),
        ]),
  ])
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What needs no page: amounts, theme, language, signing out. */
function useSwitches(others: readonly Locale[], { languages, onLanguage, theme, onTheme }: LayoutControls): PaletteItem[] {
  const { locale, amountsHidden, onAmountsHidden } = useDesignSystem()
  const { entry } = useEntry(others)
  const group = 'actions'
  return [
    entry((lang) => (amountsHidden ? textsOf(lang, 'frame').showAmounts() : textsOf(lang, 'frame').hideAmounts()), {
      id: 'amounts',
      group,
      icon: 'amounts',
      suggested: true,
      run: () => onAmountsHidden(!amountsHidden),
    }),
    ...(['light', 'dark', 'system'] as const)
      .filter((mode) => mode !== theme)
      .map((mode) =>
        entry(
          (lang) => {
            const { theme: words, named: both } = textsOf(lang, 'common')
            return both({ label: words.label(), name: words[mode]() })
          },
          { id: `theme ${mode}`, group, icon: 'theme', run: () => onTheme(mode) },
        ),
      ),
    ...languages
      .filter(({ current }) => !current)
      .map(({ code }): PaletteItem => ({
        id: `language ${code}`,
        group,
        icon: 'language',
        label: capitalized(languageNameIn(locale, code)),
        hint: languageName[code],
        words: locales.map((lang) => languageNameIn(lang, code)),
        run: () => onLanguage(code),
      })),
    entry((lang) => textsOf(lang, 'frame').signOut(), { id: 'sign out', group, icon: 'signOut', run: signOut }),
  ]
}

/** The questions of the help, in the user's language only: the answers in all four would be too much to load. */
function useHelp(): PaletteItem[] {
  const { locale } = useDesignSystem()
  const { insurance } = useConfig().flags
  const { go } = useEntry([])
  const text = textsOf(locale, 'help')
  return topics
    .filter(({ id }) => insurance || id !== 'insurance')
    .flatMap(({ id, questions }) =>
      questions.map((key): PaletteItem => {
        const question = text.questions[key].question()
        return {
          id: `help ${key}`,
          group: 'help',
          icon: 'help',
          label: question,
          hint: text.topics[id](),
          ...(alsoKnown[key] && { words: [alsoKnown[key]] }),
          run: go(path('/cabinet/help', locale, { search: { q: question } })),
        }
      }),
    )
}

/** What the palette finds without asking the server. */
export function usePaletteItems(controls: LayoutControls, open: boolean): PaletteItem[] {
  const { locale } = useDesignSystem()
  const others = useOtherLanguages(locale)
  const view = useSession()
  // Who is not verified can open none of these pages.
  const isVerified = view.verification !== 'unverified'
  const balances = useListBalances({ query: { enabled: open && isVerified, meta: layoutQueryMeta } })
  const tokens = useTokens(others, (isVerified && balances.data?.data) || [])
  return [...tokens, ...usePages(others), ...useSwitches(others, controls), ...useHelp()]
}
