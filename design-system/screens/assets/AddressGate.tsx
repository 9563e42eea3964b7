import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { DepositWallet } from '#sdk'
import { failsChecksum } from '../../lib/addressChecksum.ts'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  '& > :first-of-type': { alignSelf: 'stretch' },
  '& p': { margin: '8px 0 0' },
  '& p:first-of-type': { margin: 0 },
})
const Buttons = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export type AddressGateProps = {
  wallet: DepositWallet
  /** The token to deposit. */
  token: string
  onReload: () => void
  help: string | null
  /** The warning was confirmed on this visit. */
  read: boolean
  onRead: () => void
  children: ReactNode
}

/**
 * A warning before a deposit address: tokens sent on another network are lost, which must be confirmed on every visit. An address that fails its own
 * checksum is never shown, because money sent there would be gone.
 */
export function AddressGate({ wallet, token, onReload, help, read, onRead, children }: AddressGateProps) {
  const t = useTranslations('assets').form
  if (failsChecksum(wallet.address))
    return (
      <Root>
        <Notice tone="negative" title={t.broken()} role="alert">
          {t.brokenText()}
        </Notice>
        <Buttons>
          <Button variant="soft" onClick={onReload}>
            {t.reload()}
          </Button>
          {help && (
            <Button variant="text" href={help}>
              {t.help()}
            </Button>
          )}
        </Buttons>
      </Root>
    )
  if (read) return children
  return (
    <Root>
      <Notice tone="warning" title={t.gate()}>
        <p>{t.gateText({ token })}</p>
        <p>{t.gateCheck()}</p>
      </Notice>
      <Button onClick={onRead}>{t.gateShow()}</Button>
    </Root>
  )
}
