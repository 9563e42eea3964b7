import Stack from '@mui/material/Stack'
import ChatCircleDotsIcon from '@phosphor-icons/core/regular/chat-circle-dots.svg?react'
import EnvelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?react'
import NotePencilIcon from '@phosphor-icons/core/regular/note-pencil.svg?react'
import TelegramLogoIcon from '@phosphor-icons/core/regular/telegram-logo.svg?react'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { createFormat } from '../../lib/format.ts'
import type { SupportWay } from '../../lib/support.ts'
import { readHours, waysOf } from '../../lib/support.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useSupportContext } from '../../provider/SupportContext.ts'
import { IconDisc } from '../data-display/IconDisc.tsx'
import { RowList, ListRow } from '../data-display/ListRow.tsx'
import { Button } from '../inputs/Button.tsx'
import { Card } from '../layout/Section.tsx'
import { TextLink } from '../navigation/TextLink.tsx'

const icons = {
  chat: <ChatCircleDotsIcon />,
  email: <EnvelopeSimpleIcon />,
  form: <NotePencilIcon />,
  telegram: <TelegramLogoIcon />,
}

/** "Mon–Fri, 8:00 AM – 8:00 PM, GMT+1", in the support's own time zone. */
function useHoursText(hours: string | null): string | null {
  const { locale, now } = useDesignSystem()
  const read = hours === null ? null : readHours(hours)
  if (read === null) return null
  const format = createFormat(locale, 'UTC')
  const time = (at: string) => format.time(`2026-01-05T${at}:00Z`)
  return `${read.days.map(format.weekday).join('–')}, ${time(read.from)} – ${time(read.until)}, ${createFormat(locale, read.timeZone).zone(now())}`
}

function Way({ way: { kind, href, name }, onChat }: { way: SupportWay; onChat: (() => void) | null }) {
  const t = useTranslations('frame').support
  return (
    <ListRow>
      <IconDisc color={kind === 'chat' ? 'primary' : 'default'}>{icons[kind]}</IconDisc>
      <div className="words">
        {kind === 'chat' ? (
          <Typography variant="subtitle1">{t.chat()}</Typography>
        ) : (
          <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            <TextLink standalone href={href} {...(kind !== 'email' && { target: '_blank' })}>
              {name ?? t.form()}
            </TextLink>
          </Typography>
        )}
        {kind === 'telegram' && (
          <Typography variant="caption" color="textTertiary">
            {t.telegram()}
          </Typography>
        )}
      </div>
      {kind === 'chat' && (
        <Button variant="soft" {...(onChat ? { onClick: onChat } : { href })}>
          {onChat ? t.openChat() : t.toChat()}
        </Button>
      )}
    </ListRow>
  )
}

export type ContactBlockProps = {
  /** Opens the chat where it is on the page; elsewhere the row leads to the page that has it. */
  onChat?: (() => void) | null
  /** Inside a notice or beside an illustration: without a card of its own. */
  plain?: boolean
  /** Heading level under the page's outline; the size stays the same. */
  level?: 2 | 3
}

/** How to reach support, as the deployment's settings say: at the end of the help and wherever the user cannot go on alone. Nothing if there is no way. */
export function ContactBlock({ onChat = null, plain = false, level = 2 }: ContactBlockProps) {
  const t = useTranslations('frame').support
  const support = useSupportContext()
  const hours = useHoursText(support.hours)
  const id = useId()
  const ways = waysOf(support)
  if (ways.length === 0) return null
  const content = (
    <>
      <Typography component={`h${level}`} variant={plain ? 'subtitle1' : 'h5'} id={id}>
        {t.title()}
      </Typography>
      {hours !== null && (
        <Typography variant="caption" color="textSecondary">
          {hours}
        </Typography>
      )}
      {support.answer_hours !== null && (
        <Typography variant="caption" color="textSecondary">
          {t.answer({ count: support.answer_hours })}
        </Typography>
      )}
      <RowList>
        {ways.map((way) => (
          <Way key={way.kind} way={way} onChat={onChat} />
        ))}
      </RowList>
      <Typography variant="caption" color="textSecondary">
        {t.never()}
      </Typography>
    </>
  )
  if (plain)
    return (
      <Stack role="group" aria-labelledby={id} sx={{ width: '100%', maxWidth: 440, textAlign: 'left', mt: 2 }}>
        {content}
      </Stack>
    )
  return (
    <Card aria-labelledby={id}>
      <Stack>{content}</Stack>
    </Card>
  )
}
