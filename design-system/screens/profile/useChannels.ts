import { useState } from 'react'
import type { CodeSent } from '#sdk'
import { useDraftState } from '../../forms/useDraft.ts'
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

/**
 * By channel: the code that was sent, as JSON, and the new contact it was sent to, where the next one goes too. They survive a reload: phones reload the
 * page after a visit to the messenger, and the server sends no second code for a minute.
 */
type Kept = { [Field in Channel | `${Channel} contact`]?: string }
const contactOf = <One extends Channel>(channel: One) => `${channel} contact` as const
const nothing: Kept = {}

function readCode(text: string | undefined): CodeSent | null {
  try {
    return JSON.parse(text || 'null') as CodeSent | null
  } catch {
    return null // not written by this page
  }
}

/** Only one send and one confirmation run at a time; this hook assigns them to their channel and keeps the codes of the other channels. */
export function useChannels({ sent, sending, confirming, onSend, onConfirm }: Props): (channel: Channel) => ChannelState {
  const first = channelOf(sent)
  const [seen, setSeen] = useState(sent)
  const [kept, keep] = useDraftState<Kept>('contact codes', first && sent ? { [first]: JSON.stringify(sent) } : nothing)
  const [asked, setAsked] = useState<Channel>(first ?? 'telegram')
  const [tried, setTried] = useState(first)
  const [outdated, setOutdated] = useState<Submission | null>(null)
  const [was, setWas] = useState(confirming)

  // Accepted: the code is used up.
  const finish = (channel: Channel): void => keep({ ...kept, [channel]: '', [contactOf(channel)]: '' })
  if (confirming !== was) {
    setWas(confirming)
    if (was.busy && !confirming.busy && !confirming.problem && tried) finish(tried)
  }

  if (sent !== seen) {
    setSeen(sent)
    if (first && sent) {
      keep({ ...kept, [first]: JSON.stringify(sent) })
      // The error about the previous code does not apply to the new one.
      if (first === tried && confirming.problem) setOutdated(confirming)
    }
    // A response can arrive before the form was rendered busy.
    else if (tried && !confirming.problem) finish(tried)
  }

  return (channel) => ({
    sent: readCode(kept[channel]),
    sending: asked === channel ? sending : idle,
    confirming: tried === channel && confirming !== outdated ? confirming : idle,
    onSend: (contact = kept[contactOf(channel)] || undefined) => {
      if (sending.busy) return
      setAsked(channel)
      keep({ ...kept, [contactOf(channel)]: contact ?? '' })
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
