import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile'
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { Button } from '../../parts/Button.tsx'
import { useText } from '../../provider/reader.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { CodeStep } from './CodeStep.tsx'
import { NotSent } from './NotSent.tsx'
import type { ChannelState } from './useChannels.ts'

const icons = { email: <EnvelopeSimpleIcon />, phone: <DeviceMobileIcon /> }

type Props = ChannelState & { name: 'email' | 'phone'; verified: boolean }

/** Email and phone are confirmed by a code that is sent there and typed here. */
export function CodeCard({ name, verified, sent, sending, confirming, onSend, onConfirm }: Props) {
  const t = useText('verification')[name]
  const renew = { renewing: sending.busy, onRenew: onSend }
  const begun = !verified && (sent !== null || sending.problem !== undefined)
  return (
    <ChannelCard
      title={t.title()}
      why={t.why()}
      icon={icons[name]}
      verified={verified}
      {...(!sent && {
        action: (
          <Button variant="soft" busy={sending.busy} onClick={onSend}>
            {t.start()}
          </Button>
        ),
      })}
    >
      {begun && (
        <>
          <NotSent sending={sending} />
          {sent && <CodeStep key={sent.sent_at} title={t.title()} sent={sent} confirming={confirming} onConfirm={onConfirm} {...renew} />}
        </>
      )}
    </ChannelCard>
  )
}
