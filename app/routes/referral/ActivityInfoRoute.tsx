import { ActivityInfoScreen } from '#design-system/screens/referral/ActivityInfoScreen.tsx'

export default function ActivityInfoRoute() {
  return <ActivityInfoScreen />
}
