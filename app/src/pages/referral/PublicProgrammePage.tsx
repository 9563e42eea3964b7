import { AffiliateProgramScreen } from '#design-system/screens/referral/AffiliateProgramScreen.tsx'

const none = { referral: null, pool: null, bonus: null }

/** The terms of the program for visitors. */
export default function PublicProgrammePage() {
  return <AffiliateProgramScreen referral={null} invitation={null} preferences={null} links={none} />
}
