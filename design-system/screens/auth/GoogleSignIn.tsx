import { GoogleLogoIcon } from '@phosphor-icons/react/dist/csr/GoogleLogo'
import { styled } from '@mui/material/styles'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useLatch } from '../../forms/useLatch.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
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

type Props = { onGoogle: () => void; google: Submission }

/** The other way in, where the deployment has a client id. */
export function GoogleSignIn({ onGoogle, google }: Props) {
  const t = useText('auth')
  const latch = useLatch(google)
  return (
    <>
      <Or>{t.or()}</Or>
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
