import { useParams } from 'react-router-dom'
import { LeaderPoolScreen } from '#design-system/screens/referral/LeaderPoolScreen.tsx'
import { useDesignSystem } from '#design-system/provider/DesignSystemContext.ts'
import { useGetPoolsQualification, useListPools } from '#sdk'
import { path } from '../../site/paths.ts'
import { toLoadable } from '../../api/to-loadable.ts'

export default function LeaderPoolPage() {
  const { locale } = useDesignSystem()
  // 1 to 6: the site map rejects any other.
  const { number } = useParams()
  return (
    <LeaderPoolScreen
      number={Number(number)}
      pools={toLoadable(useListPools())}
      qualification={toLoadable(useGetPoolsQualification())}
      poolHref={(pool) => path('/cabinet/referral/leader-pool/:number', locale, { params: { number: pool } })}
    />
  )
}
