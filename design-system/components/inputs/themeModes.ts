import CircleHalfIcon from '@phosphor-icons/core/regular/circle-half.svg?react'
import MoonIcon from '@phosphor-icons/core/regular/moon.svg?react'
import SunIcon from '@phosphor-icons/core/regular/sun.svg?react'

export type ThemeMode = 'light' | 'dark' | 'system'

/** In display order. */
export const themeModes = ['light', 'dark', 'system'] as const
export const themeIcons = { light: SunIcon, dark: MoonIcon, system: CircleHalfIcon }
