import { useActorRef, useSelector } from '@xstate/react'
import { use, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DraftContext } from '#design-system/forms/useDraft.ts'
import type { ReviewSteps } from '#design-system/lib/review.ts'
import { inspection } from '../lib/inspection.ts'
import { reviewMachine } from './review.machine.ts'

const atReview = { step: 'review' }

interface ReviewEntry {
  /** Opens the review with this query string, which names what is reviewed. */
  open: (search: string) => void
  /** Replaces the reviewed object. */
  replace: (search: string) => void
  /** Returns to the form. `form`: its address, for a review that was opened directly. */
  leave: (form: string) => void
}

/** Keeps a review in its own history entry, after its form's. */
export function useReviewEntry(): ReviewEntry {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  /** The current entry is a review that was opened from its form, the previous entry. */
  const isEntry = (state as { step?: unknown } | null)?.step === 'review'
  return {
    open: (search) => void navigate({ pathname, search }, { state: atReview, preventScrollReset: true }),
    replace: (search) => void navigate({ pathname, search }, { state, replace: true, preventScrollReset: true }),
    leave: (form) => void (isEntry ? navigate(-1) : navigate(form, { replace: true, preventScrollReset: true })),
  }
}

/** The same query string with or without the step of the review, which comes last. Starts with "?" unless it is empty. */
export function withStep(search: string, step: 'review' | null): string {
  const query = new URLSearchParams(search)
  query.delete('step')
  if (step !== null) query.set('step', step)
  const text = query.toString()
  return text && `?${text}`
}

export interface Review extends ReviewSteps {
  /** Whether the current history entry is the review's. What follows it must replace that entry, so that going back leads to the form. */
  isEntry: boolean
}

/**
 * The steps of a form with a review, which has an address of its own, `?step=review`. `refused`: the server refused the values; the form shows why.
 * `draft`: the form's draft, with which the review survives a reload; `null` if parts of the form are never stored. An address of a review without
 * one leads to the form.
 */
export function useReview(refused: boolean, draft: string | null): Review {
  const { pathname, search } = useLocation()
  const drafts = use(DraftContext)
  const person = drafts?.person ?? null
  const { open, leave } = useReviewEntry()
  const isEntry = new URLSearchParams(search).get('step') === 'review'
  const actor = useActorRef(
    reviewMachine.provide({
      actions: {
        forward() {
          if (!isEntry) open(withStep(search, 'review'))
        },
        back: () => leave(pathname + withStep(search, null)),
      },
    }),
    inspection,
  )
  const step = useSelector(actor, (snapshot) => snapshot.value)
  const follow = useEffectEvent((isReview: boolean, isKnown: boolean) => {
    const drafted = draft !== null && (drafts?.store.read(draft) ?? null) !== null
    actor.send({ type: 'AT', step: isReview ? 'review' : 'details', drafted })
    // Before the user is known, a draft may still come.
    if (isReview && isKnown && actor.getSnapshot().value === 'details') leave(pathname + withStep(search, null))
  })
  useEffect(() => follow(isEntry, person !== null), [isEntry, person])
  useEffect(() => {
    if (refused) actor.send({ type: 'REFUSED' })
  }, [actor, refused])
  return { step, onReview: () => actor.send({ type: 'REVIEW' }), onEdit: () => actor.send({ type: 'EDIT' }), isEntry }
}
