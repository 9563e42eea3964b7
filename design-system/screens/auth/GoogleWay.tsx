import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import Typography from '@mui/material/Typography'
import type { Submission } from '../../lib/submission.ts'
import { lazyComponent } from '../../provider/lazyComponent.tsx'
import type { GoogleProblem } from './GoogleSignIn.tsx'

export interface GoogleWayProps {
  /** `null`: no client id is configured; `undefined`: not known yet. */
  onGoogle: (() => void) | null | undefined
  /** State of signing in with Google: idle, busy, or why Google or the server refused. */
  google: Submission
  /** Google's own error, if it returned no token. */
  googleProblem: GoogleProblem | null
  /** Opens a legal text over the page: a sign-in may create an account. */
  onLegal: (which: 'terms' | 'privacy') => void
}

/** Only for deployments with Google sign-in. */
const GoogleSignIn = lazyComponent(async () => (await import('./GoogleSignIn.tsx')).GoogleSignIn)

/** The height of the content to come: a line of text, the column's gap, a large button, and a sentence of two lines. */
const Place = () => (
  <Stack spacing={5}>
    <Box sx={{ height: 'calc(1.125rem + 20px + 52px)' }} />
    <Typography component="p" variant="caption">
      {'\u00a0'}
      <br />
      {'\u00a0'}
    </Typography>
  </Stack>
)

/** Google sign-in, or its reserved space. */
export function GoogleWay({ onGoogle, google, googleProblem, onLegal }: GoogleWayProps) {
  if (!onGoogle) return null
  return (
    <Suspense fallback={<Place />}>
      <GoogleSignIn onGoogle={onGoogle} google={google} googleProblem={googleProblem} onLegal={onLegal} />
    </Suspense>
  )
}
