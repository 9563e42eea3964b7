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
export type { Theme } from './toolbar-globals.ts'

export const areas: readonly Namespace[] = namespaces

// The toolbar's choice stands in for what a browser would have stored.
const chosen = (theme: Theme): StorageManager => {
  const manager: StorageManager = ({ key }) => ({
    get: (other: unknown) => (key.endsWith('mode') ? theme : other),
    set: () => {},
    subscribe: () => () => {},
  })
  return manager
}
const storages = { light: chosen('light'), dark: chosen('dark') }

type Props = { turns: ToolbarGlobals; children: ReactNode }

/** Whether amounts are hidden: as the toolbar says, until the eye button of a story is pressed. */
function useAmounts(turned: ToolbarGlobals['amounts']) {
  const [amounts, setAmounts] = useState({ turned, hidden: turned === 'hidden' })
  if (amounts.turned !== turned) setAmounts({ turned, hidden: turned === 'hidden' })
  const onAmountsHidden = useCallback((hidden: boolean) => setAmounts((before) => ({ ...before, hidden })), [])
  return { amountsHidden: amounts.hidden, onAmountsHidden }
}

/** What a part may know of its surroundings, as the toolbar says. */
export function Surroundings({ turns, children }: Props) {
  const { theme, clock, motion, text } = turns
  const locale = turns.locale === 'pseudo' ? 'en' : turns.locale
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useLayoutEffect(() => {
    reduceMotion(motion === 'reduced')
    // As a browser does that shows text alone at twice the size.
    document.documentElement.style.fontSize = text === 'double' ? '200%' : ''
  }, [motion, text])
  return (
    <DesignSystemProvider
      key={`${theme} ${turns.locale === 'pseudo'}`}
      locale={locale}
      timeZone="UTC"
      now={clockOf(clock)}
      themeStorage={storages[theme]}
      {...useAmounts(turns.amounts)}
    >
      {children}
    </DesignSystemProvider>
  )
}
