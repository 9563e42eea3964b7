import { useSyncExternalStore } from 'react'
import { defaultConfig } from '../lib/config.ts'
import type { Config } from '../lib/config.ts'
import { isPrerendering, useHydrated } from '../lib/hydration.ts'
import { defaultPreferences } from '../lib/preferences.ts'
import type { UiPreferences } from '../lib/preferences.ts'
import { getEnvironment } from './environment.ts'
import type { SessionView } from './store.ts'
import { anonymousView } from './store.ts'

/** The session. Public pages alone are hydrated, and are prerendered for a visitor. */
export function useSession(): SessionView {
  const { view } = getEnvironment()
  const current = useSyncExternalStore(view.subscribe, view.get, view.get)
  return useHydrated() || isPrerendering ? current : anonymousView
}

export function usePreferences(): UiPreferences {
  const { ui } = getEnvironment()
  const current = useSyncExternalStore(ui.subscribe, ui.get, ui.get)
  return useHydrated() ? current : defaultPreferences
}

/** The deployment's settings. One build serves every deployment, so prerendered pages cannot contain them: they apply after hydration. */
export function useConfig(): Config {
  const { config } = getEnvironment()
  return useHydrated() ? config : defaultConfig
}
