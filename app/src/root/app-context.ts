import { createContext, use, useSyncExternalStore } from 'react'
import type { Analytics } from '../integrations/analytics.ts'
import { noopAnalytics } from '../integrations/analytics.ts'
import type { Chat } from '../integrations/chat.ts'
import { noopChat } from '../integrations/chat.ts'
import { defaultConfig } from '../config.ts'
import type { Config } from '../config.ts'
import type { Page } from '../environment.ts'
import { createServerEnvironment } from '../environment.ts'
import { find, routeMeta } from '../paths.ts'
import type { SessionView } from '../auth/store.ts'
import { anonymousView } from '../auth/store.ts'
import { defaultPreferences } from '../storage/preferences.ts'
import type { UiPreferences } from '../storage/preferences.ts'

/** What every route may use; the server render brings its own, so that nothing is shared between pages. */
export interface App {
  page: Page
  analytics: Analytics
  chat: Chat
}

export const createServerApp = (): App => ({ page: createServerEnvironment(), analytics: noopAnalytics, chat: noopChat })

export const AppContext = createContext<App>(createServerApp())
export const useApp = (): App => use(AppContext)

/** What a page that was written ahead of time took for true: a cabinet page waits for its reader, all others have none. The maintenance page stands in one. */
export function prerenderedSession(pathname: string): SessionView {
  const { template } = find(pathname)
  if (template === '/maintenance') return maintenanceView
  const access = template ? routeMeta(template).access : 'public'
  return access === 'cabinet' || access === 'trusted' ? checkingView : anonymousView
}
const checkingView: SessionView = { ...anonymousView, state: 'checking' }
const maintenanceView: SessionView = { ...anonymousView, maintenance: true }

const PathContext = createContext('/')
/** The path that the page was written for. */
export const PrerenderedPathProvider = PathContext.Provider

export function useSession(): SessionView {
  const { view } = useApp().page
  const written = use(PathContext)
  return useSyncExternalStore(view.subscribe, view.get, () => prerenderedSession(written))
}

export function usePreferences(): UiPreferences {
  const { ui } = useApp().page
  return useSyncExternalStore(ui.subscribe, ui.get, () => defaultPreferences)
}

const unchanging = (): (() => void) => () => {}

/** False while the page stands as it was written ahead of time: for nobody, with no settings, at an address without a query. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

/** The deployment's settings. One build serves every deployment, so a page that was written ahead knows none: they count once it is hydrated. */
export function useConfig(): Config {
  const { config } = useApp().page
  return useHydrated() ? config : defaultConfig
}
