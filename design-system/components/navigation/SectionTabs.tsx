import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'

export type SectionTab = { href: string; label: string; current: boolean }

export interface SectionTabsProps {
  /** Accessible name of the navigation: the section's name. */
  label: string
  /** The pages of the section in order, the current one marked. Pages that are switched off are left out. */
  tabs: readonly SectionTab[]
}

// Prerendered pages have no style attributes: the row scrolls by CSS class, without MUI's hidden measuring box.
const Nothing = () => null
const slots = { scrollbar: Nothing }
const scroller = { style: { overflow: undefined, marginBottom: undefined } }

// Each tab is a link to its own page and a tab stop.
const asLink = { role: undefined, 'aria-selected': undefined, tabIndex: 0 }

/** The pages of one section, as links. The needle marks the current one, which is always scrolled into view. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  return (
    <Tabs
      component="nav"
      value={tabs.find(({ current }) => current)?.href ?? false}
      variant="scrollable"
      scrollButtons={false}
      slots={slots}
      slotProps={{ root: { 'aria-label': label }, list: { role: undefined }, scroller }}
    >
      {tabs.map(({ href, label: text, current }) => (
        <Tab key={href} value={href} label={text} href={href} {...asLink} {...(current && { 'aria-current': 'page' as const })} />
      ))}
    </Tabs>
  )
}
