import TelegramLogoIcon from '@phosphor-icons/core/regular/telegram-logo.svg?react'
import { Button } from '../../components/inputs/Button.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { CodeStep } from './CodeStep.tsx'
import { SendErrorNotice } from './SendErrorNotice.tsx'
import { readDeepLink } from './telegram.ts'
import { TelegramSteps } from './TelegramSteps.tsx'
import type { ChannelState } from './useChannels.ts'

type Props = ChannelState & {
  verified: boolean
  /** The linked account, without @. */
  username: string | null
  /** The last status check failed. */
  failed: boolean
  onRefresh: () => void
}

/** Telegram is confirmed through a bot: nothing is typed here. */
export function TelegramCard({ verified, username, failed, onRefresh, sent, sending, confirming, onSend, onConfirm }: Props) {
  const t = useTranslations('verification').telegram
  const bot = readDeepLink(sent?.deep_link ?? null)
  const renew = { renewing: sending.busy, onRenew: () => onSend() }
  const begun = !verified && (sent !== null || sending.problem !== undefined)
  return (
    <ChannelCard
      title={t.title()}
      icon={<TelegramLogoIcon />}
      verified={verified}
      needed
      {...(verified && username && { value: `@${username}` })}
      {...(!sent &&
        !verified && {
          why: t.why(),
          action: (
            <Button busy={sending.busy} onClick={() => onSend()}>
              {t.start()}
            </Button>
          ),
        })}
    >
      {begun && (
        <>
          <SendErrorNotice sending={sending} />
          {sent && bot && <TelegramSteps key={sent.sent_at} bot={bot} sent={sent} failed={failed} onRefresh={onRefresh} {...renew} />}
          {/* A bot without a deep link: it sends the code itself. */}
          {sent && !bot && <CodeStep title={t.title()} sent={sent} confirming={confirming} onConfirm={onConfirm} {...renew} />}
        </>
      )}
    </ChannelCard>
  )
}
