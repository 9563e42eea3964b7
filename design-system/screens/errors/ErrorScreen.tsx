import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { styled } from '@mui/material/styles'
import { Button } from '../../parts/Button.tsx'
import { FullMessage } from '../../parts/FullMessage.tsx'
import { ErrorArt } from '../../parts/illustrations/ErrorArt.tsx'
import { OfflineArt } from '../../parts/illustrations/OfflineArt.tsx'
import { useText } from '../../provider/reader.ts'

type Href = string | null

export interface ErrorScreenProps {
  /** `stale`: a new version is out and parts of this one are gone. */
  kind: 'error' | 'stale' | 'offline'
  status: number
  /** What the reader may quote to support. */
  reference: string | null
  links: { home: string; help: Href }
  onRetry: () => void
  /** Inside the cabinet's frame, which has the page's heading already. */
  framed?: boolean
}

const Mono = styled('bdi')(({ theme }) => ({ ...theme.typography.mono, fontSize: 'inherit', WebkitUserSelect: 'all', userSelect: 'all' }))

/** A page that could not be shown: what happened, what is safe, another try. */
export function ErrorScreen({ kind, status, reference, links, onRetry, framed = false }: ErrorScreenProps) {
  const text = useText('errors')
  const common = useText('common')
  const words = text[kind]
  return (
    <FullMessage
      framed={framed}
      illustration={kind === 'offline' ? <OfflineArt width={300} /> : <ErrorArt width={300} />}
      title={words.title()}
      text={words.text()}
      actions={
        <>
          <Button onClick={onRetry} startIcon={<ArrowClockwiseIcon size={20} aria-hidden />}>
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
                {text.error.reference()} <Mono>{reference}</Mono>
              </>
            )}
          </>
        ),
      })}
    />
  )
}
