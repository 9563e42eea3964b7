import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { DefaultLayout } from '#design-system/layouts/DefaultLayout.tsx'
import type { NavItem } from '#design-system/layouts/navigation.ts'
import { PageRoom, PageSkeleton } from '#design-system/parts/PageSkeleton.tsx'
import { useReader } from '#design-system/provider/reader.ts'
import { useGetCurrentUser, useGetPreferences } from '#sdk'
import { ofTheFrame, useAtHand } from '../../query/at-hand.ts'
import { prefetch } from '../../navigation.ts'
import { whenQuiet } from '../../need.ts'
import type { FrameProps } from '../../pages.ts'
import { find } from '../../paths.ts'
import { titleOf } from '../../titles.ts'
import { useConfig, useView } from '../../root/app-context.ts'
import { InPlaceOfPage } from '../../root/hosts.tsx'
import { useHasArrived } from '../../root/arrival.ts'
import { useOnline } from '../../root/use-online.ts'
import { useFrame } from '../../root/use-frame.ts'
import { usePath } from '../../root/use-path.ts'
import { CabinetData, useSignOut } from './CabinetData.tsx'
import { cabinetNavigation } from './navigation.ts'
import type { Here } from './sections.ts'
import { backOf, tabsOf } from './sections.ts'

/** The pages that one click leads to are fetched when there is nothing better to do. */
function usePrefetched(items: NavItem[]): void {
  const { locale } = useReader()
  const addresses = items.map(({ href }) => href).join(' ')
  useEffect(() => {
    const fetch = async (): Promise<void> => {
      await whenQuiet()
      for (const address of addresses.split(' ')) {
        const { template } = find(address)
        if (template) prefetch(template, locale)
      }
    }
    void fetch()
  }, [addresses, locale])
}

/** The same for as long as it says the same: what is drawn from it need not be drawn again. */
const useNavigation = ({ locale, template, insurance, pool }: Here) =>
  useMemo(() => cabinetNavigation({ locale, template, insurance, pool }), [locale, template, insurance, pool])

const inPlace = { room: <PageRoom />, skeleton: <PageSkeleton /> }

function Frame({ children }: FrameProps) {
  const { locale } = useReader()
  const { template, params } = find(useLocation().pathname)
  const { flags } = useConfig()
  const view = useView()
  const { to, link } = usePath()
  // The session asks for both; here they are only shown.
  const enabled = useHasArrived() && view.state !== 'anonymous'
  // Nor are they asked for again when the page is alive: by then the session's own answer may be there.
  const shown = { enabled, refetchOnMount: false, staleTime: Infinity, meta: ofTheFrame }
  const user = useGetCurrentUser({ query: shown }).data
  const price = useGetPreferences({ query: shown }).data?.matu_price
  const here = { locale, template, insurance: flags.insurance, pool: params['number'] }
  const nav = useNavigation(here)
  usePrefetched(nav.main)
  return (
    <DefaultLayout
      frame={useFrame()}
      title={template ? titleOf(locale, template, params) : ''}
      back={backOf(here)}
      tabs={tabsOf(here)}
      nav={nav}
      user={user ?? null}
      verified={view.verification === 'verified' ? true : view.verification === 'unverified' || view.verificationNotice ? false : null}
      matu_price={price ?? null}
      profile={link('/cabinet/profile')}
      offline={useAtHand(useOnline())}
      unverified={view.verificationNotice}
      verification={to('/cabinet/profile/verification')}
      onSignOut={useSignOut()}
      signingOut={view.leaving}
    >
      <InPlaceOfPage value={inPlace}>{children}</InPlaceOfPage>
    </DefaultLayout>
  )
}

export default function DefaultFrame({ children }: FrameProps) {
  return (
    <CabinetData>
      <Frame>{children}</Frame>
    </CabinetData>
  )
}
