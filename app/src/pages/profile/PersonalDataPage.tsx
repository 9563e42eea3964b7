import { PersonalDataScreen } from '#design-system/screens/profile/PersonalDataScreen.tsx'
import { useGetCurrentUser } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useSubmission } from '../../api/use-submission.ts'
import { useProfileChange } from './use-profile-change.ts'

export default function PersonalDataPage() {
  const [saving, onSave] = useSubmission(useProfileChange())
  return <PersonalDataScreen user={toLoadable(useGetCurrentUser())} saving={saving} onSave={onSave} />
}
