import type { PromoBanner } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import type { Submission } from '../../lib/submission.ts'
import { BannerRoom, PromoBannerStrip } from './PromoBannerStrip.tsx'

const bannerLink = (type: string, links: OverviewBannerProps['links']): string | null => {
  if (type === 'summer_promotion') return links.promo
  if (type === 'two_factor') return links.twoFactor
  if (type === 'insurance') return links.insurance
  return type === 'uta_subscription' ? links.utaSubscribe : null
}

export interface OverviewBannerProps {
  banner: Loadable<PromoBanner | null>
  bannerPlace: 'top' | 'later'
  onBannerHeight: (height: number) => void
  closing: Submission
  onCloseBanner: (type: string) => void
  links: Readonly<Record<'promo' | 'twoFactor' | 'insurance' | 'utaSubscribe', string | null>>
}

/** The announcement of the moment in its place above everything else, or only measured there. */
export function OverviewBanner({ banner, bannerPlace, onBannerHeight, closing, onCloseBanner, links }: OverviewBannerProps) {
  const shown = banner.state === 'ready' ? banner.value : null
  return (
    <BannerRoom data-later={shown && bannerPlace === 'later' ? '' : undefined}>
      {shown && (
        <PromoBannerStrip
          key={shown.type}
          banner={shown}
          href={bannerLink(shown.type, links)}
          closing={closing}
          onClose={onCloseBanner}
          onHeight={onBannerHeight}
        />
      )}
    </BannerRoom>
  )
}
