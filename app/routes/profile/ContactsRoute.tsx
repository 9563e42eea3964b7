import { ContactsScreen } from '#design-system/screens/profile/ContactsScreen.tsx'
import { useGetCurrentUser, useGetUserSettings, useGetVerificationStatus } from '#sdk'
import { toLoadable } from '../../query/to-loadable.ts'
import { usePath } from '../../root/use-path.ts'
import { useContactCodes } from './use-contact-codes.ts'

export default function ContactsRoute() {
  const { link } = usePath()
  return (
    <ContactsScreen
      user={toLoadable(useGetCurrentUser())}
      verification={toLoadable(useGetVerificationStatus())}
      settings={toLoadable(useGetUserSettings())}
      {...useContactCodes()}
      links={{ verification: link('/cabinet/profile/verification'), help: link('/help') }}
    />
  )
}
