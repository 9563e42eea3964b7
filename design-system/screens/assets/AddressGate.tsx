import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import type { DepositWallet } from '#sdk'
import { failsChecksum } from '../../lib/addressChecksum.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type AddressGateProps = {
  wallet: DepositWallet
  onReload: () => void
  help: string | null
  children: ReactNode
}

/** Shows nothing of a deposit address that fails its own checksum, because money sent there would be gone. */
export function AddressGate({ wallet, onReload, help, children }: AddressGateProps) {
  const t = useTranslations('assets').form
  if (!failsChecksum(wallet.address)) return children
  return (
    <Stack spacing={4} sx={{ alignItems: 'flex-start', '& > :first-of-type': { alignSelf: 'stretch' } }}>
      <Notice severity="error" title={t.broken()} role="alert">
        {t.brokenText()}
      </Notice>
      <Stack component="span" direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="soft" onClick={onReload}>
          {t.reload()}
        </Button>
        {help && (
          <Button variant="text" href={help}>
            {t.help()}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
