import type { ReactNode } from 'react'
import { Button } from '../inputs/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Card } from '../layout/Section.tsx'
import { EmptyArt } from '../illustrations/EmptyArt.tsx'
import { NoResultsArt } from '../illustrations/NoResultsArt.tsx'

export type EmptyListProps = {
  /**
   * Texts of both cases: title and sentence when nothing exists yet, title, sentence and reset button when no row matches the filters.
   */
  words: { none: () => string; noneText: () => string; noMatch: () => string; noMatchText: () => string; reset: () => string }
  /** Filters are active, so there may be rows without them. */
  filtered: boolean
  /** Removes all filters; shown only while `filtered`. */
  onReset: () => void
  /** Button or link that leads to a first row. */
  action?: ReactNode
}

/** An empty list: either nothing exists yet, or the filters match nothing. */
export const EmptyList = ({ words, filtered, onReset, action }: EmptyListProps) => (
  <Card>
    {filtered ? (
      <EmptyState
        title={words.noMatch()}
        illustration={<NoResultsArt width={200} />}
        action={
          <Button variant="soft" onClick={onReset}>
            {words.reset()}
          </Button>
        }
      >
        {words.noMatchText()}
      </EmptyState>
    ) : (
      <EmptyState title={words.none()} illustration={<EmptyArt width={200} />} {...(action && { action })}>
        {words.noneText()}
      </EmptyState>
    )}
  </Card>
)
