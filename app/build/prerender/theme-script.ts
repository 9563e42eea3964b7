import { UI_COOKIE } from '../../src/lib/constants.ts'
import { inlineScript } from './inline.ts'
import { chooseTheme } from './inline/theme.ts'

/** The first script of every page: the user's theme. */
export const themeScript = (): string => inlineScript(chooseTheme, UI_COOKIE)
