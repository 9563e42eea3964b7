import type { ReactNode } from 'react'
import type { Freshness as When, Loadable, Problem } from '../lib/loadable.ts'
import { ErrorBlock } from './ErrorBlock.tsx'
import { Card } from './Section.tsx'
import { Loading } from './Skeleton.tsx'

export type Freshness = When & { problem?: Problem | undefined }

export type LoadableViewProps<T> = {
  from: Loadable<T>
  /** In the final sizes. */
  skeleton: ReactNode
  /** What did not load. */
  failed: ReactNode
  safe?: ReactNode
  illustration?: ReactNode
  level?: 2 | 3
  /** A failure gets a card of its own, as what was wanted would have had. */
  card?: boolean
  children: (value: T, fresh: Freshness) => ReactNode
}

/** A read in one of its three states, drawn where its data was wanted. */
export function LoadableView<T>({ from, skeleton, failed, safe, illustration, level, card = false, children }: LoadableViewProps<T>) {
  if (from.state === 'loading') return <Loading>{skeleton}</Loading>
  if (from.state === 'ready') return children(from.value, { asOf: from.asOf, savedAt: from.savedAt, problem: from.problem })
  const block = (
    <ErrorBlock
      title={failed}
      problem={from.problem}
      retry={from.retry}
      safe={safe}
      illustration={illustration}
      {...(level && { level })}
    />
  )
  return card ? <Card>{block}</Card> : block
}
