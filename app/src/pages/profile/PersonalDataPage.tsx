import { PersonalDataScreen } from '#design-system/screens/profile/PersonalDataScreen.tsx'
import { useGetCurrentUser } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { useNames } from './use-names.ts'

export default function PersonalDataPage() {
  return <PersonalDataScreen user={toLoadable(useGetCurrentUser())} {...useNames()} />
}
