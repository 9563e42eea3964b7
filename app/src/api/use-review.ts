import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ReviewSteps } from '#design-system/lib/review.ts'
import { reviewMachine } from './review.machine.ts'

const atReview = { step: 'review' }

export interface ReviewEntry {
  /** The history is at a review whose form is the entry before. */
  isEntry: boolean
  /** `search`: the address of the review, where the server knows what is reviewed. Without one the review opens only while the values are here. */
  open: (search?: string) => void
  /** Another thing is reviewed in place of this one. */
  replace: (search: string) => void
  /** Back to the form. `form`: its address, where the review was opened without it. */
  leave: (form?: string) => void
}

/** A review as an entry of the browser's history, after its form. */
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
  /** What follows the review takes its place in the history, so that the way back leads to the form. */
  isEntry: boolean
}

/** The steps of a form that is looked at again before it is sent. `refused`: the server refused it, which is shown at the form. */
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
