import Stack from '@mui/material/Stack'
import TelegramLogoIcon from '@phosphor-icons/core/regular/telegram-logo.svg?react'
import { styled } from '@mui/material/styles'
import type { CodeSent, User, UserSettings, VerificationStatus } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { joinLoadables } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { ChannelCard } from './ChannelCard.tsx'
import { CodeCard } from './CodeCard.tsx'
import type { PasswordDialogProps } from './PasswordDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { WithdrawalHoldNotice } from './WithdrawalHoldNotice.tsx'
import type { Channel } from './useChannels.ts'
import { channels, useChannels } from './useChannels.ts'

export interface ContactsScreenProps {
  /** The present e-mail address, phone number and Telegram name. */
  user: Loadable<User>
  /** Which of them are confirmed. */
  verification: Loadable<VerificationStatus>
  /** Tells whether withdrawals are held after a change. */
  settings: Loadable<UserSettings>
  /** Response of the last send: its channel shows the second step. */
  sent: CodeSent | null
  /** State of sending a code. */
  sending: Submission
  /** Sends a code over this channel, to a new contact if one was typed. */
  onSend: (channel: Channel, contact?: string) => void
  /** State of checking the typed code. */
  confirming: Submission
  /** The six digits for this channel. */
  onConfirm: (channel: Channel, code: string) => void
  /** The channel that was just confirmed: the page says so. */
  confirmed: Channel | null
  /** The server asks for the password before it accepts another e-mail address. */
  password: PasswordDialogProps | null
  /** Verification of the rest, and the support for what cannot be changed here. */
  links: { verification: string | null; support: string | null }
}
const Lead = styled(Typography)({ display: 'block', marginBottom: 8 }) as typeof Typography

type TelegramContactProps = Pick<ContactsScreenProps, 'links'> & { person: User; verified: boolean }

/** The Telegram account: confirmed, with a note that only support can change it, or a link to the page that confirms it. */
function TelegramContact({ person, verified, links }: TelegramContactProps) {
  const words = useTranslations('profilePages').contacts
  const { verification, support } = links
  if (verified)
    return (
      <ChannelCard
        title={words.telegram()}
        icon={<TelegramLogoIcon />}
        value={person.telegram_username ? `@${person.telegram_username}` : words.unnamed()}
        note={
          support === null ? (
            words.telegramOnly()
          ) : (
            <Trans text={words.telegramWhy()} render={(label) => <TextLink href={support}>{label}</TextLink>} />
          )
        }
        verified
      />
    )
  return (
    <ChannelCard
      title={words.telegram()}
      icon={<TelegramLogoIcon />}
      why={words.telegramNone()}
      verified={false}
      {...(verification !== null && {
        action: (
          <Button variant="soft" href={verification}>
            {words.confirm()}
          </Button>
        ),
      })}
    />
  )
}

/** Email and phone, each changed with a code; Telegram, which opens the cabinet and is only changed by support. */
export function ContactsScreen(props: ContactsScreenProps) {
  const { user, verification, confirmed } = props
  const t = useTranslations('profilePages')
  const words = t.contacts
  const channel = useChannels(props)
  return (
    <Stack spacing={3} sx={{ maxWidth: 720 }}>
      <Lead component="p" color="textSecondary">
        {words.lead()} {words.pause()}
      </Lead>
      {(confirmed === 'email' || confirmed === 'phone') && <Notice severity="success" title={words.done[confirmed]()} role="status" />}
      <WithdrawalHoldNotice settings={props.settings} />
      <LoadableView
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
            <TelegramContact person={person} verified={status.telegram === 'verified'} links={props.links} />
          </>
        )}
      </LoadableView>
      {props.password && <PasswordDialog {...props.password} />}
    </Stack>
  )
}
