import ArrowClockwiseIcon from '@phosphor-icons/core/regular/arrow-clockwise.svg?react'
import { styled } from '@mui/material/styles'
import { emptyPage } from '../../layouts/EmptyLayout.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { FullPageMessage } from '../../components/feedback/FullPageMessage.tsx'
import { OfflineArt } from '../../components/illustrations/OfflineArt.tsx'
import { Logo } from '../../components/brand/Logo.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const Root = styled('div')(({ theme }) => ({
  ...emptyPage,
  '& > header': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    height: 72,
    padding: '0 16px',
    [theme.breakpoints.up('md')]: { height: 88, padding: '0 32px' },
  },
}))

export interface OfflineScreenProps {
  /** URL of the requested page; empty for the current URL. */
  again: string
}

/** Replaces a page that this device has never loaded. Works without scripts: links only, and no settings. */
export function OfflineScreen({ again }: OfflineScreenProps) {
  const text = useTranslations('errors')
  const common = useTranslations('common')
  return (
    <Root>
      <header>
        <Logo size={26} />
      </header>
      <main>
        <FullPageMessage
          illustration={<OfflineArt width={300} />}
          title={text.offline.title()}
          text={text.offline.text()}
          actions={
            <Button href={again} startIcon={<ArrowClockwiseIcon width={20} height={20} aria-hidden />}>
              {common.tryAgain()}
            </Button>
          }
        />
      </main>
    </Root>
  )
}
