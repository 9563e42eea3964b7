import DeviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?react'
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react'
import { useState } from 'react'
import { Button } from '../../components/inputs/Button.tsx'
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
  /** A row of the profile, where a confirmed contact can be replaced too. */
  row?: boolean
}

type StartButtonProps = Pick<Props, 'name' | 'verified' | 'contact' | 'sending' | 'onSend'> & {
  /** Opens the form for another contact. */
  onOther: () => void
}

/** Adds or changes the contact, or sends a code to the current one. */
function StartButton({ name, verified, contact, sending, onSend, onOther }: StartButtonProps) {
  const t = useTranslations('verification')
  const words = t.contact
  const { named } = useTranslations('common')
  if (contact === null)
    return (
      <Button variant="soft" onClick={onOther}>
        {words.add()}
      </Button>
    )
  if (verified)
    return (
      <Button variant="text" onClick={onOther} aria-label={named({ label: words.change(), name: t[name].title() })}>
        {words.change()}
      </Button>
    )
  return (
    <Button variant="soft" busy={sending.busy} onClick={() => onSend()}>
      {t[name].start()}
    </Button>
  )
}

/** Whether the form for another contact is open. It closes when the code was sent. */
function useOtherForm(name: Props['name'], sent_at: string | null) {
  // The form is open again if the session was lost while typing another contact.
  const [{ other }, choose] = useDraftState<{ other: boolean }>(`profile ${name} form`, { other: false })
  const setOther = (next: boolean) => choose({ other: next })
  const [last, setLast] = useState(sent_at)
  if (sent_at !== last) {
    setLast(sent_at)
    // The code was sent to the new contact.
    setOther(false)
  }
  return [other, setOther] as const
}

/** Confirms an email address or a phone number with a code; another contact can be entered. */
export function CodeCard({ name, verified, contact, row = false, sent, sending, confirming, onSend, onConfirm }: Props) {
  const t = useTranslations('verification')
  const words = t.contact
  const [other, setOther] = useOtherForm(name, sent?.sent_at ?? null)
  const ask = () => setOther(true)
  const shown = contact && name === 'phone' ? readablePhone(contact) : contact
  const none = contact === null
  const settled = verified && !row
  const open = !settled && (other || sent !== null || sending.problem !== undefined)
  const instead = name === 'email' ? words.otherEmail() : words.otherPhone()

  const start = <StartButton name={name} verified={verified} contact={contact} sending={sending} onSend={onSend} onOther={ask} />
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
      row={row}
      title={t[name].title()}
      value={shown}
      why={t[name].why()}
      icon={icons[name]}
      verified={verified}
      {...(!settled && !other && !sent && { action: start })}
      {...(!settled && !other && !sent && !none && !verified && { second: { label: instead, onClick: ask } })}
    >
      {open && inside()}
    </ChannelCard>
  )
}
