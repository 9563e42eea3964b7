import { ActivityPeriodPage } from './ActivityPeriodPage.tsx'

export default function ActivityMonthPage() {
  return <ActivityPeriodPage period="month" />
}
