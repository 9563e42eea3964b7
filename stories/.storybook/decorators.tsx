import type { StorageManager } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { Namespace } from '#design-system/i18n/catalogue.ts'
import { namespaces } from '#design-system/i18n/i18n-util.ts'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { reduceMotion } from './motion.ts'
import type { Theme, ToolbarGlobals } from './toolbar-globals.ts'
import { clockOf } from './toolbar-globals.ts'

export { storyNow } from './toolbar-globals.ts'

export const areas: readonly Namespace[] = namespaces

// The toolbar's theme replaces the browser's stored choice.
const chosen = (theme: Theme): StorageManager => {
  const manager: StorageManager = ({ key }) => ({
    get: (other: unknown) => (key.endsWith('mode') ? theme : other),
    set: () => {},
    subscribe: () => () => {},
  })
  return manager
}
const storages = { light: chosen('light'), dark: chosen('dark') }

type Props = { toolbar: ToolbarGlobals; children: ReactNode }

/** Whether amounts are hidden: set by the toolbar, until the story's own button is pressed. */
function useAmounts(amountsGlobal: ToolbarGlobals['amounts']) {
  const [amounts, setAmounts] = useState({ amountsGlobal, hidden: amountsGlobal === 'hidden' })
  if (amounts.amountsGlobal !== amountsGlobal) setAmounts({ amountsGlobal, hidden: amountsGlobal === 'hidden' })
  const onAmountsHidden = useCallback((hidden: boolean) => setAmounts((before) => ({ ...before, hidden })), [])
  return { amountsHidden: amounts.hidden, onAmountsHidden }
}

/** Provides the design system's context, as set in the toolbar. */
export function StoryProviders({ toolbar, children }: Props) {
  const { theme, clock, motion, text } = toolbar
  const locale = toolbar.locale === 'pseudo' ? 'en' : toolbar.locale
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useLayoutEffect(() => {
    reduceMotion(motion === 'reduced')
    // Like a browser that enlarges only text to 200 %.
    document.documentElement.style.fontSize = text === 'double' ? '200%' : ''
  }, [motion, text])
  return (
    <DesignSystemProvider
      key={`${theme} ${toolbar.locale === 'pseudo'}`}
      locale={locale}
      timeZone="UTC"
      now={clockOf(clock)}
      themeStorage={storages[theme]}
      {...useAmounts(toolbar.amounts)}
    >
      {children}
    </DesignSystemProvider>
  )
}
