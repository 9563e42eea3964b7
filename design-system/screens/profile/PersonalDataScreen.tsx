import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import type { User } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import type { NameEditing } from './NameForm.tsx'
import { NameForm } from './NameForm.tsx'

export interface PersonalDataScreenProps extends NameEditing {
  /** The names on the account. */
  user: Loadable<User>
}
const Lead = styled(Typography)({ display: 'block', marginBottom: 16 }) as typeof Typography

/** First and last name. */
export function PersonalDataScreen({ user, ...editing }: PersonalDataScreenProps) {
  const t = useTranslations('profilePages')
  return (
    <Box sx={{ maxWidth: 720 }}>
      <LoadableView
        from={user}
        skeleton={
          <Card>
            <Box component="span" sx={{ display: 'grid', gap: 5 }}>
              <Skeleton height={52} />
              <Skeleton width={120} height={44} />
            </Box>
          </Card>
        }
        failed={t.failed()}
        safe={t.safe()}
        card
      >
        {(person) => (
          <Card aria-label={t.personal.data()}>
            <Lead component="p" variant="body2" color="textSecondary">
              {t.names.help()}
            </Lead>
            <NameForm user={person} {...editing} />
          </Card>
        )}
      </LoadableView>
    </Box>
  )
}
