import { PersonalScreen } from '#design-system/screens/profile/PersonalScreen.tsx'
import { useGetCurrentUser, useGetVerificationStatus } from '#sdk'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'

export default function PersonalPage() {
  const { to } = usePath()
  return (
    <PersonalScreen
      user={toLoadable(useGetCurrentUser())}
      verification={toLoadable(useGetVerificationStatus())}
      links={{
        data: to('/cabinet/profile/personal/data'),
        contacts: to('/cabinet/profile/personal/contacts'),
        verification: to('/cabinet/profile/verification'),
      }}
    />
  )
}
