import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import { ContractMismatchPanel } from './ContractMismatchPanel.tsx'
import { contractMismatches } from './contract-mismatches.ts'

function Live() {
  return <ContractMismatchPanel drifts={useSyncExternalStore(contractMismatches.subscribe, contractMismatches.list)} />
}

/** Mounted outside the application's root, so that a page that crashes on a response leaves the panel intact. */
export function mountDevTools(): void {
  const place = document.body.appendChild(document.createElement('aside'))
  place.setAttribute('aria-label', 'Development')
  createRoot(place).render(
    <DesignSystemProvider locale="en" embedded>
      <Live />
    </DesignSystemProvider>,
  )
}
