import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ReviewSteps } from '#design-system/lib/review.ts'
import { reviewMachine } from './review.machine.ts'

const atReview = { step: 'review' }

export interface ReviewEntry {
  /** The current history entry is a review that was opened from its form, the previous entry. */
  isEntry: boolean
  /**
   * Opens the review. `search`: its query string, if the server knows the reviewed object. Without one, the review is only available while the form's
   * values are in memory.
   */
  open: (search?: string) => void
  /** Replaces the reviewed object. */
  replace: (search: string) => void
  /** Returns to the form. `form`: its path, for a review that was opened directly. */
  leave: (form?: string) => void
}

/** Keeps a review in its own history entry, after its form's. */
export function useReviewEntry(): ReviewEntry {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isEntry = (state as { step?: unknown } | null)?.step === 'review'
  return {
    isEntry,
    open: (at = search) => void navigate({ pathname, search: at }, { state: atReview, preventScrollReset: true }),
    replace: (at) => void navigate({ pathname, search: at }, { state, replace: true, preventScrollReset: true }),
    leave(form) {
      if (isEntry) void navigate(-1)
      else if (form !== undefined) void navigate(form, { replace: true, preventScrollReset: true })
    },
  }
}

export interface Review extends ReviewSteps {
  /** Whether the review is its own history entry. What follows it must replace that entry, so that going back leads to the form. */
  isEntry: boolean
}

/** The steps of a form with a review. `refused`: the server refused the values; the form shows why. */
export function useReview(refused: boolean): Review {
  const { isEntry, open, leave } = useReviewEntry()
  const at = isEntry ? 'review' : 'details'
  const actor = useActorRef(
    reviewMachine.provide({
      actions: {
        forward() {
          if (!isEntry) open()
        },
        back: () => leave(),
      },
    }),
  )
  const step = useSelector(actor, (snapshot) => snapshot.value)
  useEffect(() => actor.send({ type: 'AT', step: at }), [actor, at])
  useEffect(() => {
    if (refused) actor.send({ type: 'REFUSED' })
  }, [actor, refused])
  return { step, onReview: () => actor.send({ type: 'REVIEW' }), onEdit: () => actor.send({ type: 'EDIT' }), isEntry }
}
