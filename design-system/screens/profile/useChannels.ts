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
  /** With another contact than the present one, the code goes there. */
  onSend: (channel: Channel, contact?: string) => void
  onConfirm: (channel: Channel, code: string) => void
}

export type ChannelState = {
  /** The code that was sent last, if one was. */
  sent: CodeSent | null
  sending: Submission
  /** What was answered about this very code. */
  confirming: Submission
  /** Without a contact: where the last code went, or the present one. */
  onSend: (contact?: string) => void
  onConfirm: (code: string) => void
}

/** There is one sending and one confirming at a time; this tells which channel they belong to, and keeps the codes of the others. */
export function useChannels({ sent, sending, confirming, onSend, onConfirm }: Props): (channel: Channel) => ChannelState {
  const first = channelOf(sent)
  const [seen, setSeen] = useState(sent)
  const [codes, setCodes] = useState<Partial<Record<Channel, CodeSent>>>(() => (first && sent ? { [first]: sent } : {}))
  const [asked, setAsked] = useState<Channel>(first ?? 'telegram')
  const [tried, setTried] = useState(first)
  const [outdated, setOutdated] = useState<Submission | null>(null)
  /** The new contact that a code went to: the next one goes there too. */
  const [contacts, setContacts] = useState<Partial<Record<Channel, string | undefined>>>({})
  const [was, setWas] = useState(confirming)

  // Accepted: this code has done its work.
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
      // What was wrong with the code before says nothing about the new one.
      if (first === tried && confirming.problem) setOutdated(confirming)
    }
    // Nobody may have seen it busy, so quick can an answer be.
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
