import { Suspense, useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { LayoutControls } from '../hooks/use-layout-controls.ts'
import { LazyCommandPalette } from './lazy-parts.ts'

/** The search over all pages: opened by its button or by Ctrl/⌘ K, loaded when it is first opened. */
export function useCommandPalette(controls: LayoutControls, enabled: boolean): { onSearch: () => void; palette: ReactNode } {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      // By the key's place, because a Russian keyboard has another letter there.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setState('open')
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [enabled])
  return {
    onSearch: useCallback(() => setState('open'), []),
    palette: enabled && state !== 'never' && (
      <Suspense fallback={null}>
        <LazyCommandPalette open={state === 'open'} onClose={() => setState('closed')} controls={controls} />
      </Suspense>
    ),
  }
}
