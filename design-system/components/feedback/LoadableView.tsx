import type { ReactNode } from 'react'
import type { Freshness as When, Loadable, Problem } from '../../lib/loadable.ts'
import { ErrorBlock } from './ErrorBlock.tsx'
import { Card } from '../layout/Section.tsx'
import { Loading } from './Skeleton.tsx'

export type Freshness = When & {
  /** Why the last refresh failed, while an older value is shown. */
  problem?: Problem | undefined
}

export type LoadableViewProps<T> = {
  /** The data with its state: loading, failed with its problem and retry, or ready with value and age. */
  from: Loadable<T>
  /** Placeholders in the final sizes. */
  skeleton: ReactNode
  /** Title of the error: what failed to load. */
  failed: ReactNode
  /** What is not affected by the failure: "Your tokens are not affected." */
  safe?: ReactNode
  /** For the main content of a page; without it the error is a single line. */
  illustration?: ReactNode
  /** Heading level of the error under the page's outline. */
  level?: 2 | 3
  /** Shows the error in a card, because the content would have been a card. */
  card?: boolean
  /** Draws the value once it is ready; its age and the problem of the last refresh are the second argument. */
  children: (value: T, fresh: Freshness) => ReactNode
}

/** Renders a `Loadable` in one of its three states, in the place of its data. */
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
