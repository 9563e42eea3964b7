import { useEffect, useState } from 'react'
import type * as drawing from './drawing/index.ts'

export type Drawings = typeof drawing

let loaded: Drawings | null = null

/** The chart code, loaded only when a chart is rendered. Until then the table shows the same figures. */
export function useDrawing(): Drawings | 'loading' | 'failed' {
  const [drawings, setDrawings] = useState<Drawings | 'loading' | 'failed'>(loaded ?? 'loading')
  useEffect(() => {
    if (loaded) return
    let there = true
    import('./drawing/index.ts').then(
      (found) => {
        loaded = found
        if (there) setDrawings(found)
      },
      () => {
        if (there) setDrawings('failed')
      },
    )
    return () => {
      there = false
    }
  }, [])
  return drawings
}
