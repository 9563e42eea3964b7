import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react'
import { Button } from '../../components/inputs/Button.tsx'
import { ContactBlock } from '../../components/feedback/ContactBlock.tsx'
import { FullPageMessage } from '../../components/feedback/FullPageMessage.tsx'
import { ErrorArt } from '../../components/illustrations/ErrorArt.tsx'
import { OfflineArt } from '../../components/illustrations/OfflineArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

type Href = string | null

export interface ErrorScreenProps {
  /** `stale`: a new version was deployed and chunks of this one are gone. */
  kind: 'error' | 'stale' | 'offline'
  /** HTTP status of the failed response; 0 without one. Quoted in the text. */
  status: number
  /** Error reference to quote to support. */
  reference: string | null
  /** Home and help. */
  links: { home: string; help: Href }
  /** Loads the page again; with `stale` the whole application. */
  onRetry: () => void
  /** Inside the cabinet's layout, which already has the page's h1. */
  framed?: boolean
}

/** A page that could not be shown: what happened, what is not affected, and a retry. */
export function ErrorScreen({ kind, status, reference, links, onRetry, framed = false }: ErrorScreenProps) {
  const text = useTranslations('errors')
  const common = useTranslations('common')
  const words = text[kind]
  const message = (
    <FullPageMessage
      framed={framed}
      illustration={kind === 'offline' ? <OfflineArt width={300} /> : <ErrorArt width={300} />}
      title={words.title()}
      text={words.text()}
      actions={
        <>
          <Button onClick={onRetry} startIcon={<ArrowClockwiseIcon width={20} height={20} aria-hidden />}>
            {kind === 'stale' ? text.stale.reload() : common.tryAgain()}
          </Button>
          {links.help !== null && kind === 'error' && (
            <Button variant="soft" href={links.help}>
              {text.toHelp()}
            </Button>
          )}
          {(links.help === null || kind !== 'error') && (
            <Button variant="soft" href={links.home}>
              {text.notFound.home()}
            </Button>
          )}
        </>
      }
      {...(kind === 'error' && {
        foot: (
          <>
            {text.error.status({ status })}
            {reference !== null && (
              <>
                {' · '}
                {text.error.reference()}{' '}
                <Typography component="bdi" variant="mono" sx={{ WebkitUserSelect: 'all', userSelect: 'all' }}>
                  {reference}
                </Typography>
              </>
            )}
          </>
        ),
      })}
    />
  )
  if (kind !== 'error') return message
  return (
    <Stack spacing={6} sx={{ alignItems: 'center' }}>
      {message}
      <ContactBlock plain />
    </Stack>
  )
}
