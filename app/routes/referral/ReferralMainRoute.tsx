import { ReferralMainScreen } from '#design-system/screens/referral/ReferralMainScreen.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import { useGetPoolsQualification, useGetReferralStatistic } from '#sdk'
import { pathIfReady } from '../../paths.ts'
import { toLoadable } from '../../query/to-loadable.ts'
import { useApp, useUi } from '../../root/app-context.ts'
import { usePath } from '../../root/use-path.ts'

export default function ReferralMainRoute() {
  const { locale } = useReader()
  const { link } = usePath()
  const { ui } = useApp().page
  return (
    <ReferralMainScreen
      statistic={toLoadable(useGetReferralStatistic())}
      qualification={toLoadable(useGetPoolsQualification())}
      hidden={useUi().hidden}
      onHidden={(hidden) => ui.change({ hidden })}
      links={{
        structure: link('/cabinet/referral/structure'),
        activity: link('/cabinet/referral/actives/month'),
        programme: link('/cabinet/affiliate-program'),
        pool: (number) => pathIfReady('/cabinet/referral/leader-pool/:number', locale, { number }),
      }}
    />
  )
}
