import { createContext, use, useSyncExternalStore } from 'react'
import type { Analytics } from '../integrations/analytics.ts'
import { noopAnalytics } from '../integrations/analytics.ts'
import type { Chat } from '../integrations/chat.ts'
import { noopChat } from '../integrations/chat.ts'
import { defaultConfig } from '../config.ts'
import type { Config } from '../config.ts'
import type { AppEnvironment } from '../environment.ts'
import { createServerEnvironment } from '../environment.ts'
import { matchPath, routeMeta } from '../paths.ts'
import type { SessionView } from '../auth/store.ts'
import { anonymousView } from '../auth/store.ts'
import { defaultPreferences } from '../storage/preferences.ts'
import type { UiPreferences } from '../storage/preferences.ts'
import { useHydrated } from './hydration.ts'

/** What every route may use. Each server render creates its own, so that pages share no state. */
export interface App {
  environment: AppEnvironment
  analytics: Analytics
  chat: Chat
}

export const createServerApp = (): App => ({ environment: createServerEnvironment(), analytics: noopAnalytics, chat: noopChat })

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
