import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { ContractMismatchPanel } from './ContractMismatchPanel.tsx'
import { drifts } from './contract-mismatches.ts'

function Live() {
  return <ContractMismatchPanel drifts={useSyncExternalStore(drifts.subscribe, drifts.list)} />
}

/** Beside the application and not in it: a page that breaks over an answer must not take the panel with it. */
export function mountDevTools(): void {
  const place = document.body.appendChild(document.createElement('aside'))
  place.setAttribute('aria-label', 'Development')
  createRoot(place).render(
    <DesignSystemProvider locale="en" embedded>
      <Live />
    </DesignSystemProvider>,
  )
}
