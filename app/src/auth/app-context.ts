import { createContext, use, useSyncExternalStore } from 'react'
import type { Locale } from '#design-system/i18n/tags.ts'
import type { Analytics } from '../integrations/analytics.ts'
import { noopAnalytics } from '../integrations/analytics.ts'
import type { Chat } from '../integrations/chat.ts'
import { noopChat } from '../integrations/chat.ts'
import { defaultConfig } from '../lib/config.ts'
import type { Config } from '../lib/config.ts'
import type { AppEnvironment } from './environment.ts'
import { createServerEnvironment } from './environment.ts'
import type { RoutePath } from '../site/paths.ts'
import { matchPath, routeMeta } from '../site/paths.ts'
import type { SessionView } from './store.ts'
import { anonymousView } from './store.ts'
import { defaultPreferences } from '../lib/preferences.ts'
import type { UiPreferences } from '../lib/preferences.ts'
import { useHydrated } from '../lib/hydration.ts'

/** What every route may use. Each server render creates its own, so that pages share no state. */
export interface App {
  environment: AppEnvironment
  analytics: Analytics
  chat: Chat
  /** Loads the code and texts of a page that is about to open. */
  preload: (template: RoutePath, locale: Locale) => Promise<void>
}

export const createServerApp = (): App => ({
  environment: createServerEnvironment(),
  analytics: noopAnalytics,
  chat: noopChat,
  preload: async () => {},
})

export const AppContext = createContext<App>(createServerApp())
export const useApp = (): App => use(AppContext)

/** The session that prerendering assumes: unknown on cabinet pages, signed out on all others, in maintenance on the maintenance page. */
export function prerenderedSession(pathname: string): SessionView {
  const { template } = matchPath(pathname)
  if (template === '/maintenance') return maintenanceView
  const access = template ? routeMeta(template).access : 'public'
  return access === 'cabinet' || access === 'trusted' ? checkingView : anonymousView
}
const checkingView: SessionView = { ...anonymousView, state: 'checking' }
const maintenanceView: SessionView = { ...anonymousView, maintenance: true }

const PathContext = createContext('/')
/** Provides the path that the page was prerendered for. */
export const PrerenderedPathProvider = PathContext.Provider

export function useSession(): SessionView {
  const { view } = useApp().environment
  const written = use(PathContext)
  const current = useSyncExternalStore(view.subscribe, view.get, view.get)
  return useHydrated() ? current : prerenderedSession(written)
}

export function usePreferences(): UiPreferences {
  const { ui } = useApp().environment
  const current = useSyncExternalStore(ui.subscribe, ui.get, ui.get)
  return useHydrated() ? current : defaultPreferences
}

/** The deployment's settings. One build serves every deployment, so prerendered pages cannot contain them: they apply after hydration. */
export function useConfig(): Config {
  const { config } = useApp().environment
  return useHydrated() ? config : defaultConfig
}
