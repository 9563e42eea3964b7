import type { SignInRecord, UserSession } from '#sdk'
import { day, instant } from '../../lib/dates.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { PageStack } from '../../components/layout/CardGrid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { SessionListProps } from './SessionList.tsx'
import { SessionList } from './SessionList.tsx'
import type { SignInHistoryProps } from './SignInHistory.tsx'
import { SignInHistory } from './SignInHistory.tsx'
import { useVisitor } from './useVisitor.ts'

export interface SessionsScreenProps extends Omit<SessionListProps, 'sessions'> {
  /** The devices that are signed in. */
  sessions: Loadable<UserSession[]>
  /** The sign-ins so far; `null` where the server does not tell. */
  signIns: Loadable<SignInRecord[]> | null
  /** The end of the history. */
  end: SignInHistoryProps['end']
  /** Where the password is changed. */
  links: { safety: string | null }
}

/** How long an unusual sign-in is spoken of at the top. */
const NOTICED = 7 * day

/** The latest sign-in that was unusual and came in, while it is news. */
function UnusualNotice({ rows, href }: { rows: readonly SignInRecord[]; href: string | null }) {
  const t = useTranslations('security').history
  const { now } = useDesignSystem()
  const format = useFormat()
  const { device, place } = useVisitor()
  const row = rows.find(
    ({ result, unusual, at }) => result === 'signed_in' && unusual.includes('new_country') && now() - instant(at) < NOTICED,
  )
  if (!row) return null
  return (
    <Notice
      severity="warning"
      title={t.noticeTitle({ moment: format.dayTime(row.at, now(), true) })}
      {...(href !== null && {
        action: (
          <Button size="small" href={href}>
            {t.noticeAction()}
          </Button>
        ),
      })}
    >
      {t.noticeText({ device: device(row), place: place(row) })}
    </Notice>
  )
}

/** Where the user is signed in, with the ways to end it, and the history of sign-ins. */
export function SessionsScreen({ sessions, signIns, end, links, ...list }: SessionsScreenProps) {
  const t = useTranslations('security')
  const skeleton = (
    <Card>
      <SkeletonRows count={4} />
    </Card>
  )
  return (
    <PageStack>
      {signIns?.state === 'ready' && <UnusualNotice rows={signIns.value} href={links.safety} />}
      <LoadableView from={sessions} skeleton={skeleton} failed={t.sessions.failed()} safe={t.sessions.safe()} card>
        {(value) => <SessionList sessions={value} {...list} />}
      </LoadableView>
      {signIns && (
        <LoadableView from={signIns} skeleton={skeleton} failed={t.history.failed()} card>
          {(rows) => <SignInHistory rows={rows} end={end} />}
        </LoadableView>
      )}
    </PageStack>
  )
}
