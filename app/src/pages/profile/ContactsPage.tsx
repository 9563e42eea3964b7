import { ContactsScreen } from '#design-system/screens/profile/ContactsScreen.tsx'
import { useGetCurrentUser, useGetUserSettings, useGetVerificationStatus } from '#sdk'
import { holdSettings } from '../../api/settings.ts'
import { toLoadable } from '../../api/to-loadable.ts'
import { usePath } from '../../hooks/use-path.ts'
import { useContactCodes } from './use-contact-codes.ts'
import { useSupport } from '../../hooks/use-support.ts'

export default function ContactsPage() {
  const { to } = usePath()
  return (
    <ContactsScreen
      user={toLoadable(useGetCurrentUser())}
      verification={toLoadable(useGetVerificationStatus())}
      settings={toLoadable(useGetUserSettings(holdSettings))}
      {...useContactCodes()}
      links={{ verification: to('/cabinet/profile/verification'), support: useSupport() }}
    />
  )
}
