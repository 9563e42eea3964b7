import { ThemeContext } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createCabinetTheme } from '#design-system/theme/theme.ts'
import { DriftPanel } from './DriftPanel.tsx'
import { drifts } from './drifts.ts'

function Live() {
  return <DriftPanel drifts={useSyncExternalStore(drifts.subscribe, drifts.list)} />
}

/** Beside the application and not in it: a page that breaks over an answer must not take the panel with it. */
export function mountDevTools(): void {
  const place = document.body.appendChild(document.createElement('aside'))
  place.setAttribute('aria-label', 'Development')
  createRoot(place).render(
    // The page has written the theme's variables already; MUI's own provider would choose a colour scheme once more.
    <ThemeContext value={createCabinetTheme()}>
      <Live />
    </ThemeContext>,
  )
}
