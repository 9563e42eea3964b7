import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import DesktopIcon from '@phosphor-icons/core/regular/desktop.svg?react'
import DeviceMobileIcon from '@phosphor-icons/core/regular/device-mobile.svg?react'
import type { ReactNode } from 'react'
import type { UserSession } from '#sdk'
import type { Submission } from '../../lib/submission.ts'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import { IconDisc } from '../../components/data-display/IconDisc.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import { ErrorBlock } from '../../components/feedback/ErrorBlock.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { EndOthersProps } from './EndOthers.tsx'
import { EndOthers } from './EndOthers.tsx'
import { useVisitor } from './useVisitor.ts'

/** Which session is being ended, and the state of that. */
interface Ending extends Submission {
  id: string | null
}

export interface SessionListProps {
  sessions: readonly UserSession[]
  ending: Ending
  onEnd: (id: string) => void
  others: Omit<EndOthersProps, 'count'>
  /** What was ended last, until something else is. */
  ended: 'one' | 'others' | null
}

const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="caption" color="textTertiary" component="span" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

/** The device, as a disc and its name; this one is marked. */
function Device({ session }: { session: UserSession }) {
  const t = useTranslations('security').sessions
  const { device } = useVisitor()
  return (
    <Stack direction="row" spacing={3.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <IconDisc>{session.agent.is_desktop ? <DesktopIcon /> : <DeviceMobileIcon />}</IconDisc>
      <Stack spacing={1} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <Typography variant="subtitle1" component="span">
          {device(session)}
        </Typography>
        {session.is_current_device && <StatusChip color="primary">{t.here()}</StatusChip>}
      </Stack>
    </Stack>
  )
}

/** The devices that are signed in: where, since when, until when; each but this one can be ended. */
export function SessionList({ sessions, ending, onEnd, others, ended }: SessionListProps) {
  const t = useTranslations('security').sessions
  const format = useFormat()
  const { now } = useDesignSystem()
  const { device, place } = useVisitor()
  const moment = (at: string) => format.dayTime(at, now())
  const inside = (at: string) => format.dayTime(at, now(), true)
  const end = (session: UserSession) =>
    !session.is_current_device && (
      <Button
        variant="outlined"
        size="small"
        busy={ending.busy && ending.id === session.id}
        aria-label={t.endOf({ device: device(session) })}
        onClick={() => onEnd(session.id)}
      >
        {t.end()}
      </Button>
    )
  const count = sessions.filter((one) => !one.is_current_device).length
  return (
    <Section title={t.list()} aside={<EndOthers {...others} count={count} />} flush>
      <Stack spacing={4} sx={{ px: { xs: 5, md: 6 }, pb: 2 }}>
        <Typography component="p" variant="body2" color="textSecondary">
          {count === 0 ? t.alone() : t.count({ count: sessions.length })}
        </Typography>
        {ended !== null && (
          <Notice severity="success" role="status">
            {ended === 'one' ? t.ended() : t.allEnded()}
          </Notice>
        )}
        {ending.problem && <ErrorBlock title={t.endFailed()} problem={ending.problem} level={3} />}
      </Stack>
      <DataTable
        caption={t.list()}
        rows={sessions}
        rowKey={({ id }) => id}
        columns={[
          { id: 'device', head: t.device(), cell: (session) => <Device session={session} /> },
          {
            id: 'place',
            head: t.place(),
            cell: (session) => (
              <>
                {place(session)}
                {session.ip_address !== null && <Small>{session.ip_address}</Small>}
              </>
            ),
          },
          { id: 'started', head: t.started(), wide: true, cell: ({ created_at }) => moment(created_at) },
          {
            id: 'active',
            head: t.active(),
            cell: ({ is_current_device, last_active }) => (is_current_device ? t.now() : moment(last_active)),
          },
          { id: 'expires', head: t.expires(), cell: ({ expires_at }) => (expires_at === null ? t.never() : moment(expires_at)) },
          { id: 'end', head: t.actions(), quietHead: true, align: 'end', cell: end },
        ]}
        card={(session) => (
          <Stack spacing={2} sx={{ py: 4 }}>
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 2 }}>
              <Device session={session} />
              {end(session)}
            </Stack>
            <div>
              <Small>{[place(session), session.ip_address].filter(Boolean).join(', ')}</Small>
              <Small>{t.startedAt({ moment: inside(session.created_at) })}</Small>
              <Small>{session.is_current_device ? t.now() : t.activeAt({ moment: inside(session.last_active) })}</Small>
              {session.expires_at !== null && <Small>{t.expiresAt({ moment: inside(session.expires_at) })}</Small>}
            </div>
          </Stack>
        )}
      />
      <Typography component="p" variant="caption" color="textTertiary" sx={{ px: { xs: 5, md: 6 }, pt: 2, pb: 5 }}>
        {t.hint()}
      </Typography>
    </Section>
  )
}
