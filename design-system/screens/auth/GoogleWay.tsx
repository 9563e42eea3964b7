import { lazy, Suspense } from 'react'
import { styled } from '@mui/material/styles'
import type { Submission } from '../../lib/submission.ts'
import { ClientSlot } from '../../components/ClientSlot.tsx'
import type { GoogleProblem } from './GoogleSignIn.tsx'

export interface GoogleWayProps {
  /** `null`: no client id is configured; `undefined`: that is not known yet. */
  onGoogle: (() => void) | null | undefined
  google: Submission
  /** What Google itself said, where it gave no token. */
  googleProblem: GoogleProblem | null
}

/** Only for deployments that have it. */
const GoogleSignIn = lazy(() => import('./GoogleSignIn.tsx').then((file) => ({ default: file.GoogleSignIn })))

/** As high as what comes: a line of words, the column's gap and a large button. */
const Place = styled('div')({ height: 'calc(1.125rem + 20px + 52px)' })

/** The way in with Google, or the place that it will take. */
export function GoogleWay({ onGoogle, google, googleProblem }: GoogleWayProps) {
  if (onGoogle === undefined)
    return (
      <ClientSlot of="google">
        <Place />
      </ClientSlot>
    )
  if (onGoogle === null) return null
  return (
    <Suspense fallback={<Place />}>
      <GoogleSignIn onGoogle={onGoogle} google={google} googleProblem={googleProblem} />
    </Suspense>
  )
}
