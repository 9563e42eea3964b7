import GoogleLogoBoldIcon from '@phosphor-icons/core/bold/google-logo-bold.svg?react'
import { styled } from '@mui/material/styles'
import { FormProblem } from '../../forms/FormProblem.tsx'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LegalLink } from './LegalLink.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import Typography from '@mui/material/Typography'
import { Trans } from '../../components/data-display/Trans.tsx'
import { ruled } from '../../theme/mixins.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const Or = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  color: theme.vars.palette.text.tertiary,
  '&::before, &::after': { content: '""', flex: 1, height: 6, backgroundColor: theme.vars.palette.chart.tickDim, ...ruled(90, 6) },
}))

/** Errors of Google sign-in: the popup was closed or blocked, Google refused, Google does not allow embedded browsers, or Google is unreachable. */
export type GoogleProblem = 'closed' | 'blocked' | 'refused' | 'embedded' | 'unreachable'

type Props = {
  onGoogle: () => void
  google: Submission
  googleProblem: GoogleProblem | null
  onLegal: (which: 'terms' | 'privacy') => void
}

/** Google sign-in, for deployments with a client id. */
export function GoogleSignIn({ onGoogle, google, googleProblem, onLegal }: Props) {
  const t = useTranslations('auth')
  return (
    <>
      <Or>{t.or()}</Or>
      {googleProblem && (
        <Notice severity={googleProblem === 'closed' ? 'info' : 'warning'} role="alert" title={t.googleProblem[googleProblem].title()}>
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
        startIcon={<GoogleLogoBoldIcon width={20} height={20} aria-hidden="true" />}
        busy={google.busy}
        onClick={onGoogle}
      >
        {t.google()}
      </Button>
      <Typography component="p" variant="caption" color="textSecondary">
        <Trans
          text={t.googleConsent()}
          render={(words, mark) => <LegalLink onClick={() => onLegal(mark === 0 ? 'terms' : 'privacy')}>{words}</LegalLink>}
        />
      </Typography>
    </>
  )
}
