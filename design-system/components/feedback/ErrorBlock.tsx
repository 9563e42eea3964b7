import Stack from '@mui/material/Stack'
import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react'
import WarningCircleFillIcon from '@phosphor-icons/core/fill/warning-circle-fill.svg?react'
import WifiSlashIcon from '@phosphor-icons/core/regular/wifi-slash.svg?react'
import type { ReactNode } from 'react'
import type { Problem } from '../../lib/loadable.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Button } from '../inputs/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { useFailedPart } from './FailedParts.tsx'
import { IconDisc } from '../data-display/IconDisc.tsx'
import Typography from '@mui/material/Typography'
import { useErrorMessage } from './useErrorMessage.ts'

export type ErrorBlockProps = {
  /** What failed to load: "Balances did not load". */
  title: ReactNode
  /** Why it failed: connection, server, too many requests, no permission. It decides the sentence shown. */
  problem: Problem
  /** What is not affected: "Your tokens are not affected." */
  safe?: ReactNode
  /** Requests the data again. Without it, and for what does not exist, there is no button, because trying again would not help. */
  retry?: () => void
  /** A retry is running. */
  retrying?: boolean
  /** For the main content of a page; without it the block is a single line. */
  illustration?: ReactNode
  /** Heading level under the page's outline; the size stays the same. */
  level?: 2 | 3
}

/** An error in the place of the data: what failed, why, what is not affected, and a retry. The rest of the page works. */
export function ErrorBlock({ title, problem, safe, retry: given, retrying = false, illustration, level = 2 }: ErrorBlockProps) {
  // What does not exist is not there at the next try either.
  const retry = problem.kind === 'missing' ? undefined : given
  const common = useTranslations('common')
  const t = useTranslations('frame')
  const text = useErrorMessage()
  const shared = useFailedPart(retry)
  // The page has said that there is no connection: what is left to say is what is missing.
  const isSaid = shared === 'cause' && problem.kind === 'offline'
  const words = !isSaid && (
    <>
      {text(problem)}
      {safe && <> {safe}</>}
      {problem.reference && <> {t.reference({ id: problem.reference })}</>}
    </>
  )
  const button = retry && shared === 'nothing' && (
    <Button
      variant="soft"
      onClick={retry}
      busy={retrying}
      {...(illustration ? { startIcon: <ArrowClockwiseIcon width={20} height={20} /> } : {})}
    >
      {common.tryAgain()}
    </Button>
  )
  if (illustration && !isSaid)
    return (
      <EmptyState title={title} level={level} illustration={illustration} action={button}>
        {words}
      </EmptyState>
    )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 3, columnGap: 4 }}>
      {isSaid ? (
        <IconDisc>
          <WifiSlashIcon />
        </IconDisc>
      ) : (
        <IconDisc color="error">
          <WarningCircleFillIcon />
        </IconDisc>
      )}
      <Stack spacing={0.5} sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography component={`h${level}`} variant="subtitle1">
          {title}
        </Typography>
        {words && (
          <Typography variant="caption" color="textSecondary">
            {words}
          </Typography>
        )}
      </Stack>
      {button}
    </Stack>
  )
}
