import { GoogleLogoIcon } from '@phosphor-icons/react/dist/csr/GoogleLogo'
import { styled } from '@mui/material/styles'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useLatch } from '../../forms/useLatch.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { paint, ruled } from '../../parts/paint.ts'
import { useText } from '../../provider/reader.ts'

const Or = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  color: paint(theme).text.tertiary,
  '&::before, &::after': { content: '""', flex: 1, height: 6, backgroundColor: paint(theme).chart.tickDim, ...ruled(90, 6) },
}))

/** What Google itself said: its window was closed, blocked, it refused, it lets nobody in from inside another app, or it could not be reached. */
export type GoogleProblem = 'closed' | 'blocked' | 'refused' | 'embedded' | 'unreachable'

type Props = { onGoogle: () => void; google: Submission; googleProblem: GoogleProblem | null }

/** The other way in, where the deployment has a client id. */
export function GoogleSignIn({ onGoogle, google, googleProblem }: Props) {
  const t = useText('auth')
  const latch = useLatch(google)
  return (
    <>
      <Or>{t.or()}</Or>
      {googleProblem && (
        <Notice tone={googleProblem === 'closed' ? 'info' : 'warning'} role="alert" title={t.googleProblem[googleProblem].title()}>
          {t.googleProblem[googleProblem].text()}
        </Notice>
      )}
      {google.problem && (
        <FormProblem
          problem={google.problem}
          {...(google.problem.kind === 'unexpected' && { title: t.googleFailed(), children: t.googleFailedText() })}
        />
      )}
      <Button
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<GoogleLogoIcon size={20} weight="bold" aria-hidden="true" />}
        busy={google.busy}
        onClick={() => {
          if (latch.take()) onGoogle()
        }}
      >
        {t.google()}
      </Button>
    </>
  )
}
