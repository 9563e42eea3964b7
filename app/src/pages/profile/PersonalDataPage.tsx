import { PersonalDataScreen } from '#design-system/screens/profile/PersonalDataScreen.tsx'
import { useGetCurrentUser } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'
import { useProfileChange } from './use-profile-change.ts'

export default function PersonalDataPage() {
  const saving = useWrite({ mutationFn: useProfileChange() })
  return <PersonalDataScreen user={toLoadable(useGetCurrentUser())} saving={toSubmission(saving)} onSave={saving.mutate} />
}
