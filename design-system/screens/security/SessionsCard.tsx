import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { UserSession } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { EndOthersProps } from './EndOthers.tsx'
import { EndOthersOffer } from './EndOthers.tsx'

export interface SessionsCardProps {
  /** The devices that are signed in. */
  sessions: Loadable<UserSession[]>
  /** The page with all of them. */
  href: string
  /** The password was changed just now: offers to end what is left of the others. */
  changed: boolean
  others: Omit<EndOthersProps, 'count'>
}

/** How many devices are signed in, and the way to them. */
export function SessionsCard({ sessions, href, changed, others }: SessionsCardProps) {
  const t = useTranslations('security').sessions
  const way = (
    <Button variant="soft" href={href}>
      {t.manage()}
    </Button>
  )
  return (
    <LoadableView
      from={sessions}
      skeleton={
        <Card>
          <SkeletonRows count={1} />
        </Card>
      }
      failed={t.failed()}
      safe={t.safe()}
      card
    >
      {(list) => {
        const count = list.filter((one) => !one.is_current_device).length
        return (
          <Section title={t.title()}>
            <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
              <Typography component="p" variant="body2" color="textSecondary">
                {count === 0 ? t.alone() : t.count({ count: list.length })}
              </Typography>
              {changed && <EndOthersOffer {...others} count={count} />}
              {way}
            </Stack>
          </Section>
        )
      }}
    </LoadableView>
  )
}
