import { styled } from '@mui/material/styles'
import type { TrustedWallet } from '#sdk'
import type { Submission } from '../../lib/submission.ts'
import { AddressCoin } from '../../parts/AddressCoin.tsx'
import { AddressText } from '../../parts/AddressText.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Text } from '../../parts/Text.tsx'
import { useProblemText } from '../../parts/useProblemText.ts'
import { useText } from '../../provider/reader.ts'

const Which = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, minWidth: 0, '& > span': { minWidth: 0 } })
const Why = styled('output')({ display: 'block', marginTop: 16 })

export type RemoveWalletProps = {
  wallet: TrustedWallet
  removing: Submission
  onRemove: () => void
  onClose: () => void
}

/** Asks before a wallet goes. A failure raises no alarm: the wallet is still there, and the button too. */
export function RemoveWallet({ wallet, removing, onRemove, onClose }: RemoveWalletProps) {
  const t = useText('wallets').remove
  const say = useProblemText()
  const { label, address, status } = wallet
  const added = status !== 'waiting' && status !== 'pending'
  return (
    <Dialog
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
      <Which>
        <AddressCoin address={address} size={56} />
        <AddressText address={address} whole />
      </Which>
      <Why>
        {removing.problem && (
          <Text variant="bodySm" tone="secondary">
            {t.stays()} {say(removing.problem)}
          </Text>
        )}
      </Why>
    </Dialog>
  )
}
