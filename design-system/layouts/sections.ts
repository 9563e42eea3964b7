import { useTranslations } from '../provider/DesignSystemContext.ts'
import type { SectionTab } from '../components/navigation/SectionTabs.tsx'

export type TabId =
  | 'overview'
  | 'deals'
  | 'statistics'
  | 'transactions'
  | 'reward'
  | 'calculator'
  | 'insurance'
  | 'structure'
  | 'activity'
  | 'pools'
  | 'terms'
  | 'profile'
  | 'safety'
  | 'twoFactor'
  | 'wallets'
  | 'verification'
  | 'exchange'

export interface SectionPages {
  /** Names the tabs for screen readers. */
  section: 'uta' | 'referral' | 'profile' | 'bonus'
  tabs: ReadonlyArray<{ id: TabId; href: string; current: boolean }>
}

/** Adds labels to the pages of a section. */
export function useSectionTabs(): (pages: SectionPages) => { label: string; tabs: SectionTab[] } {
  const { tabs: words, items } = useTranslations('frame')
  return ({ section, tabs }) => ({
    label: items[section](),
    tabs: tabs.map(({ id, href, current }) => ({ href, current, label: words[id]() })),
  })
}
