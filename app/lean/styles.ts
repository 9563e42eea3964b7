// Stands in for `@mui/material/styles` in a build (README.md).
import { css, keyframes, ThemeProvider } from '@emotion/react'
import emotionStyled from '@emotion/styled/base'
import type { CSSObject } from '@emotion/react'
import { createCabinetTheme } from '#design-system/theme/theme.ts'

export { keyframes, ThemeProvider }

interface Options {
  shouldForwardProp?: (name: PropertyKey) => boolean
}
type Style = CSSObject | ((props: Record<string, unknown>) => unknown)
type Made = { __emotion_styles?: Style[] }

const ours: ReadonlySet<PropertyKey> = new Set(['ownerState', 'theme', 'sx', 'as'])
const filter: Options = { shouldForwardProp: (name) => !ours.has(name) }
const theme = createCabinetTheme()

class Asks extends Error {}
/** Props of nobody: whoever reads more of them than the theme depends on its element. */
const nobody = new Proxy<Record<string, unknown>>(
  {},
  {
    get(_, name) {
      if (name === 'theme') return theme
      throw new Asks()
    },
    has() {
      throw new Asks()
    },
    ownKeys() {
      throw new Asks()
    },
  },
)

/** There is one theme, so a style that reads nothing else is made into text once and not for each element that is drawn. */
function settled(style: Style): Style {
  if (typeof style !== 'function') return css(style) as unknown as Style
  try {
    return css(style(nobody) as CSSObject) as unknown as Style
  } catch (error) {
    if (error instanceof Asks) return style
    throw error
  }
}

const isFixed = (style: Style): boolean => typeof style !== 'function'

/** MUI's `styled` without `sx`, variants and overrides, which the design system does not use. */
export function styled(tag: string | Made, options?: Options) {
  const make = emotionStyled(tag as 'div', options ?? filter) as unknown as (...styles: Style[]) => Made
  return (...styles: Style[]) => {
    const made = make(...styles.map(settled))
    const all = made.__emotion_styles
    // One fixed text is taken by Emotion as it is; of several it would make one for each element.
    if (all && all.length > 1 && all.every(isFixed)) all.splice(0, all.length, css(...(all as CSSObject[])) as unknown as Style)
    return made
  }
}

/** The script in the page's head does it, as it did before the first paint (prerender/inline/theme.ts). */
const colorScheme = {
  setMode: (mode: string): void => (globalThis as { matuTheme?: (mode: string) => void }).matuTheme?.(mode),
}
export const useColorScheme = () => colorScheme
