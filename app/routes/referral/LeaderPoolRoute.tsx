import { useLocation } from 'react-router-dom'
import { LeaderPoolScreen } from '#design-system/screens/referral/LeaderPoolScreen.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import { useGetPoolsQualification, useListPools } from '#sdk'
import { find, path } from '../../paths.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { useUi } from '../../root/app-context.ts'

export default function LeaderPoolRoute() {
  const { locale } = useReader()
  // 1 to 6: the site map has refused any other.
  const { number } = find(useLocation().pathname).params
  return (
    <LeaderPoolScreen
      number={Number(number)}
      pools={toLoadable(useListPools())}
      qualification={toLoadable(useGetPoolsQualification())}
      hidden={useUi().hidden}
      poolHref={(pool) => path('/cabinet/referral/leader-pool/:number', locale, { number: pool })}
    />
  )
}
