import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo'
import { styled } from '@mui/material/styles'
import type { CodeSent, User, UserSettings, VerificationStatus } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../parts/Button.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card } from '../../parts/Section.tsx'
import { Sentence } from '../../parts/Sentence.tsx'
import { SkeletonRows } from '../../parts/Skeleton.tsx'
import { Text } from '../../parts/Text.tsx'
import { TextLink } from '../../parts/TextLink.tsx'
import { useText } from '../../provider/reader.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { CodeCard } from './CodeCard.tsx'
import { PauseNotice } from './PauseNotice.tsx'
import type { Channel } from './useChannels.ts'
import { channels, useChannels } from './useChannels.ts'

export interface ContactsScreenProps {
  user: Loadable<User>
  verification: Loadable<VerificationStatus>
  /** Says whether withdrawals rest after a change. */
  settings: Loadable<UserSettings>
  /** The answer of the last send: its channel shows its second step. */
  sent: CodeSent | null
  sending: Submission
  onSend: (channel: Channel, contact?: string) => void
  confirming: Submission
  onConfirm: (channel: Channel, code: string) => void
  links: { verification: string | null; help: string | null }
}

const Column = styled('div')({ maxWidth: 720, display: 'flex', flexDirection: 'column', gap: 12 })
const Lead = styled(Text)({ display: 'block', marginBottom: 8 })

/** Email and phone, each changed by a code; Telegram, which opens the cabinet and is only replaced with help. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { user, verification, links } = props
  const t = useText('profilePages')
  const words = t.contacts
  const channel = useChannels(props)
  const help = (label: string) => (links.help === null ? label : <TextLink href={links.help}>{label}</TextLink>)
  return (
    <Column>
      <Lead as="p" variant="body" tone="secondary">
        {words.lead()} {words.pause()}
      </Lead>
      <PauseNotice settings={props.settings} />
      <Loaded
        from={joinLoadables(user, verification)}
        skeleton={channels.map((one) => (
          <Card key={one}>
            <SkeletonRows count={1} />
          </Card>
        ))}
        failed={t.failed()}
        safe={t.safe()}
        card
      >
        {([person, status]) => (
          <>
            <CodeCard name="email" verified={status.email === 'verified'} contact={person.email} changeable {...channel('email')} />
            <CodeCard name="phone" verified={status.phone === 'verified'} contact={person.phone ?? null} changeable {...channel('phone')} />
            {status.telegram === 'verified' ? (
              <ChannelCard
                title={words.telegram()}
                icon={<TelegramLogoIcon />}
                value={person.telegram_username ? `@${person.telegram_username}` : words.unnamed()}
                note={<Sentence text={words.telegramWhy()} render={help} />}
                verified
              />
            ) : (
              <ChannelCard
                title={words.telegram()}
                icon={<TelegramLogoIcon />}
                why={words.telegramNone()}
                verified={false}
                {...(links.verification !== null && {
                  action: (
                    <Button variant="soft" href={links.verification}>
                      {words.confirm()}
                    </Button>
                  ),
                })}
              />
            )}
          </>
        )}
      </Loaded>
    </Column>
  )
}
