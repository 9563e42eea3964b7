import DeviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?react'
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { readablePhone } from '../../lib/phone.ts'
import { useDraftState } from '../../forms/useDraft.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { CodeStep } from './CodeStep.tsx'
import { ContactForm } from './ContactForm.tsx'
import { SendErrorNotice } from './SendErrorNotice.tsx'
import type { ChannelState } from './useChannels.ts'

const icons = { email: <EnvelopeSimpleIcon />, phone: <DeviceMobileIcon /> }

type Props = ChannelState & {
  name: 'email' | 'phone'
  verified: boolean
  /** The current contact; `null` if there is none, absent until known. */
  contact?: string | null | undefined
  /** A confirmed contact can be replaced here too. */
  changeable?: boolean
}

/** Confirms an email address or a phone number with a code; another contact can be entered. */
export function CodeCard({ name, verified, contact, changeable = false, sent, sending, confirming, onSend, onConfirm }: Props) {
  const t = useTranslations('verification')
  const words = t.contact
  // The form is open again if the session was lost while typing another contact.
  const [{ other }, choose] = useDraftState<{ other: boolean }>(`profile ${name} form`, { other: false })
  const setOther = (next: boolean) => choose({ other: next })
  const [last, setLast] = useState(sent)
  if (sent !== last) {
    setLast(sent)
    // The code was sent to the new contact.
    setOther(false)
  }
  const ask = () => setOther(true)
  const shown = contact && name === 'phone' ? readablePhone(contact) : contact
  const none = contact === null
  const settled = verified && !changeable
  const open = !settled && (other || sent !== null || sending.problem !== undefined)
  const instead = name === 'email' ? words.otherEmail() : words.otherPhone()

  const begin = none ? (
    <Button variant="soft" onClick={ask}>
      {words.add()}
    </Button>
  ) : verified ? (
    <Button variant="soft" onClick={ask} aria-label={`${words.change()}: ${t[name].title()}`}>
      {words.change()}
    </Button>
  ) : (
    <Button variant="soft" busy={sending.busy} onClick={() => onSend()}>
      {t[name].start()}
    </Button>
  )
  const inside = () => {
    if (other)
      return (
        <ContactForm
          name={name}
          sending={sending}
          onSend={onSend}
          back={sent ? words.back() : none ? words.cancel() : words.keep()}
          onBack={() => setOther(false)}
        />
      )
    if (sent)
      return (
        <>
          <SendErrorNotice sending={sending} />
          <CodeStep
            title={t[name].title()}
            sent={sent}
            confirming={confirming}
            onConfirm={onConfirm}
            renewing={sending.busy}
            onRenew={() => onSend()}
            other={instead}
            onOther={ask}
          />
        </>
      )
    return <SendErrorNotice sending={sending} />
  }
  return (
    <ChannelCard
      title={t[name].title()}
      {...(shown ? { value: shown } : { why: t[name].why() })}
      icon={icons[name]}
      verified={verified}
      {...(!settled && !other && !sent && { action: begin })}
      {...(!settled && !other && !sent && !none && !verified && { second: { label: instead, onClick: ask } })}
    >
      {open && inside()}
    </ChannelCard>
  )
}
