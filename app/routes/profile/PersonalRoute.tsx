import { PersonalScreen } from '#design-system/screens/profile/PersonalScreen.tsx'
import { useGetCurrentUser, useGetVerificationStatus } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'

export default function PersonalRoute() {
  const { link } = usePath()
  return (
    <PersonalScreen
      user={toLoadable(useGetCurrentUser())}
      verification={toLoadable(useGetVerificationStatus())}
      links={{
        data: link('/cabinet/profile/personal/data'),
        contacts: link('/cabinet/profile/personal/contacts'),
        verification: link('/cabinet/profile/verification'),
      }}
    />
  )
}
