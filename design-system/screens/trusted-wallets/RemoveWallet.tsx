import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { TrustedWallet } from '#sdk'
import { walletName } from '../../lib/trustedWallet.ts'
import type { Submission } from '../../lib/submission.ts'
import { AddressIdenticon } from '../../components/data-display/AddressIdenticon.tsx'
import { AddressText } from '../../components/data-display/AddressText.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import Typography from '@mui/material/Typography'
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

export type RemoveWalletProps = {
  wallet: TrustedWallet
  removing: Submission
  onRemove: () => void
  onClose: () => void
}

/** Asks before removing a wallet. A failure is not an alert: the wallet and the button are still there. */
export function RemoveWallet({ wallet, removing, onRemove, onClose }: RemoveWalletProps) {
  const t = useTranslations('wallets').remove
  const errorMessage = useErrorMessage()
  const { address, status } = wallet
  const label = walletName(wallet)
  const added = status !== 'waiting' && status !== 'pending'
  return (
    <LazyDialog
      title={added ? t.title({ label }) : t.stopTitle({ label })}
      text={added ? t.text() : t.stopText()}
      onClose={onClose}
      busy={removing.busy}
      actions={
        <>
          <Button variant="outlined" disabled={removing.busy} onClick={onClose}>
            {t.keep()}
          </Button>
          <Button variant="danger" busy={removing.busy} onClick={onRemove}>
            {t.confirm()}
          </Button>
        </>
      }
    >
      <Stack direction="row" spacing={4} sx={{ alignItems: 'center', minWidth: 0, '& > span': { minWidth: 0 } }}>
        <AddressIdenticon address={address} size={56} />
        <AddressText address={address} whole />
      </Stack>
      <Box component="output" sx={{ display: 'block', mt: 4 }}>
        {removing.problem && (
          <Typography variant="body2" color="textSecondary">
            {t.stays()} {errorMessage(removing.problem)}
          </Typography>
        )}
      </Box>
    </LazyDialog>
  )
}
