import { createContext, use, useSyncExternalStore } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { Analytics } from '../adapters/analytics.ts'
import { silentAnalytics } from '../adapters/analytics.ts'
import type { Chat } from '../adapters/chat.ts'
import { silentChat } from '../adapters/chat.ts'
import { defaultConfig } from '../config.ts'
import type { Config } from '../config.ts'
import type { Situation } from '../guards.ts'
import type { Page } from '../page.ts'
import { blankPage } from '../page.ts'
import { find, placeOf } from '../paths.ts'
import type { SessionView } from '../session/store.ts'
import { anonymousView } from '../session/store.ts'
import { plainUi } from '../storage/ui.ts'
import type { UiChoices } from '../storage/ui.ts'

/** What every route may use; the server render brings its own, so that nothing is shared between pages. */
export interface App {
  page: Page
  analytics: Analytics
  chat: Chat
}

export const blankApp = (): App => ({ page: blankPage(), analytics: silentAnalytics, chat: silentChat })

export const AppContext = createContext<App>(blankApp())
export const useApp = (): App => use(AppContext)

/** What a page that was written ahead of time took for true: a cabinet page waits for its reader, all others have none. */
export function viewAhead(pathname: string): SessionView {
  const { template } = find(pathname)
  const access = template ? placeOf(template).access : 'public'
  return access === 'cabinet' || access === 'trusted' ? checkingView : anonymousView
}
const checkingView: SessionView = { ...anonymousView, state: 'checking' }

const PathContext = createContext('/')
/** The path that the page was written for. */
export const WrittenFor = PathContext.Provider
/** Whether this is the page that the document came with: it stands there already, and is to be met as it was written. */
export const useIsWritten = (pathname: string): boolean => use(PathContext) === pathname

export function useView(): SessionView {
  const { view } = useApp().page
  const written = use(PathContext)
  return useSyncExternalStore(view.subscribe, view.get, () => viewAhead(written))
}

export function useUi(): UiChoices {
  const { ui } = useApp().page
  return useSyncExternalStore(ui.subscribe, ui.get, () => plainUi)
}

const unchanging = (): (() => void) => () => {}

/** False while the page stands as it was written ahead of time: for nobody, with no settings, at an address without a query. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

/** The deployment's settings. One build serves every deployment, so a page that was written ahead knows none: they count once it is hydrated. */
export function useConfig(): Config {
  const { config } = useApp().page
  return useAlive() ? config : defaultConfig
}

export const situationOf = (view: SessionView, app: App, locale: Locale): Situation => ({
  session: view.state,
  verification: view.verification,
  twoFactor: view.twoFactor,
  flags: app.page.config.flags,
  maintenance: view.maintenance,
  locale,
})
