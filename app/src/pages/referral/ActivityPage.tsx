import { ActivityPeriodPage } from './ActivityPeriodPage.tsx'

export default function ActivityPage() {
  return <ActivityPeriodPage period="all" />
}
