import { ActivityPeriodPage } from './ActivityPeriodPage.tsx'

export default function ActivityWeekPage() {
  return <ActivityPeriodPage period="week" />
}
