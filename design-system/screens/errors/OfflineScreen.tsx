import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise'
import { styled } from '@mui/material/styles'
import { emptyPage } from '../../layouts/EmptyLayout.tsx'
import { Button } from '../../parts/Button.tsx'
import { FullMessage } from '../../parts/FullMessage.tsx'
import { OfflineArt } from '../../parts/illustrations/OfflineArt.tsx'
import { Logo } from '../../parts/Logo.tsx'
import { desktop } from '../../parts/paint.ts'
import { useText } from '../../provider/reader.ts'

const Root = styled('div')({
  ...emptyPage,
  '& > header': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    height: 72,
    padding: '0 16px',
    [desktop]: { height: 88, padding: '0 32px' },
  },
})

export interface OfflineScreenProps {
  /** Leads to the page that was wanted: an empty one is the very address that stands in the browser. */
  again: string
}

/** In the place of a page that this device has never loaded. It works without any script: links alone, and nothing to choose. */
export function OfflineScreen({ again }: OfflineScreenProps) {
  const text = useText('errors')
  const common = useText('common')
  return (
    <Root>
      <header>
        <Logo size={26} />
      </header>
      <main>
        <FullMessage
          illustration={<OfflineArt width={300} />}
          title={text.offline.title()}
          text={text.offline.text()}
          actions={
            <Button href={again} startIcon={<ArrowClockwiseIcon size={20} aria-hidden />}>
              {common.tryAgain()}
            </Button>
          }
        />
      </main>
    </Root>
  )
}
