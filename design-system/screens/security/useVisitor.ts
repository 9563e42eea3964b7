import type { SignInRecord, UserSession } from '#sdk'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { regionNameIn } from '../../lib/displayNames.ts'

type Visitor = Pick<UserSession | SignInRecord, 'agent' | 'place'>

/** The names of a visitor's device and place in the user's language. */
export function useVisitor(): { device: (of: Visitor) => string; place: (of: Visitor) => string } {
  const t = useTranslations('security')
  const { locale } = useDesignSystem()
  return {
    device({ agent: { browser, platform } }) {
      if (browser !== null && platform !== null) return t.device({ browser, platform })
      return browser ?? platform ?? t.unknownDevice()
    },
    place({ place }) {
      if (place === null) return t.unknownPlace()
      const country = regionNameIn(locale, place.country)
      return place.city === null ? country : `${place.city}, ${country}`
    },
  }
}
