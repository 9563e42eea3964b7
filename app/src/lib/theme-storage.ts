import type { StorageManager } from '@mui/material/styles'
import type { UiPreferences, UiStore } from './preferences.ts'

const isTheme = (value: unknown): value is UiPreferences['theme'] => value === 'light' || value === 'dark' || value === 'system'

/** Stores MUI's color scheme mode in the preferences cookie. MUI also asks for the names of the light and dark schemes, which are fixed. */
export const createThemeStorage =
  (ui: UiStore): StorageManager =>
  ({ key }) => ({
    get: (otherwise: unknown) => (key === 'mui-mode' ? ui.get().theme : otherwise),
    set(value: unknown) {
      if (key === 'mui-mode' && isTheme(value) && value !== ui.get().theme) ui.change({ theme: value })
    },
    subscribe: () => () => {},
  })
