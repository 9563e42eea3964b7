import { AffiliateProgramScreen } from '#design-system/screens/referral/AffiliateProgramScreen.tsx'

const none = { referral: null, pool: null, bonus: null }

/** The terms of the programme for readers without an account. */
export default function PublicProgrammePage() {
  return <AffiliateProgramScreen referral={null} preferences={null} links={none} />
}
