import { useState } from 'react'
import type { CodeSent } from '#sdk'
import type { Submission } from '../../lib/submission.ts'
import { idle } from '../../lib/submission.ts'

export const channels = ['telegram', 'email', 'phone'] as const
export type Channel = (typeof channels)[number]

const channelOf = (sent: CodeSent | null): Channel | null => channels.find((channel) => channel === sent?.channel) ?? null

type Props = {
  sent: CodeSent | null
  sending: Submission
  confirming: Submission
  /** With a contact other than the current one, the code goes there. */
  onSend: (channel: Channel, contact?: string) => void
  onConfirm: (channel: Channel, code: string) => void
}

export type ChannelState = {
  /** The last code that was sent. */
  sent: CodeSent | null
  sending: Submission
  /** State of confirming this code. */
  confirming: Submission
  /** Without a contact: sends to where the last code went, or to the current contact. */
  onSend: (contact?: string) => void
  onConfirm: (code: string) => void
}

/** Only one send and one confirmation run at a time; this hook assigns them to their channel and keeps the codes of the other channels. */
export function useChannels({ sent, sending, confirming, onSend, onConfirm }: Props): (channel: Channel) => ChannelState {
  const first = channelOf(sent)
  const [seen, setSeen] = useState(sent)
  const [codes, setCodes] = useState<Partial<Record<Channel, CodeSent>>>(() => (first && sent ? { [first]: sent } : {}))
  const [asked, setAsked] = useState<Channel>(first ?? 'telegram')
  const [tried, setTried] = useState(first)
  const [outdated, setOutdated] = useState<Submission | null>(null)
  /** The new contact a code was sent to: resending goes there too. */
  const [contacts, setContacts] = useState<Partial<Record<Channel, string | undefined>>>({})
  const [was, setWas] = useState(confirming)

  // Accepted: the code is used up.
  const finish = (channel: Channel): void => {
    setCodes({ ...codes, [channel]: undefined })
    setContacts({ ...contacts, [channel]: undefined })
  }
  if (confirming !== was) {
    setWas(confirming)
    if (was.busy && !confirming.busy && !confirming.problem && tried) finish(tried)
  }

  if (sent !== seen) {
    setSeen(sent)
    if (first && sent) {
      setCodes({ ...codes, [first]: sent })
      // The error about the previous code does not apply to the new one.
      if (first === tried && confirming.problem) setOutdated(confirming)
    }
    // A response can arrive before the form was rendered busy.
    else if (tried && !confirming.problem) finish(tried)
  }

  return (channel) => ({
    sent: codes[channel] ?? null,
    sending: asked === channel ? sending : idle,
    confirming: tried === channel && confirming !== outdated ? confirming : idle,
    onSend: (contact = contacts[channel]) => {
      if (sending.busy) return
      setAsked(channel)
      setContacts({ ...contacts, [channel]: contact })
      if (contact === undefined) onSend(channel)
      else onSend(channel, contact)
    },
    onConfirm: (code) => {
      if (confirming.busy) return
      setTried(channel)
      onConfirm(channel, code)
    },
  })
}
