import type { Site } from './site.ts'

/** Names that components have elsewhere, with ours for the same work. */
const namesElsewhere = {
  'Accordion, collapse': ['AccordionItem'],
  'Alert, banner': ['Notice', 'ErrorBlock', 'BlockedPanel'],
  'Badge, tag, chip': ['StatusChip'],
  'Datepicker, calendar': ['DateField', 'MonthStepper'],
  'Drawer, bottom sheet': ['Sheet'],
  'Dropdown, select': ['SelectField', 'MenuButton', 'SortBar'],
  'Grid, columns': ['CardGrid'],
  'Modal, popup': ['Dialog'],
  'Pagination, infinite scroll': ['LoadMore'],
  'Snackbar, toast': ['Toast'],
  'Spinner, loader, progress': ['Skeleton', 'PollingProgress', 'LoadableView'],
  'Stepper, wizard': ['FlowStepper'],
  'Switch, toggle, radio, checkbox': ['Choices', 'SegmentedControl', 'ChoiceCard'],
  'Tabs, segments': ['SectionTabs', 'SegmentedControl'],
  'Text field': ['TextInput'],
  'Tooltip, hint, helper text': ['TextInput'],
} as const

export type NameElsewhere = keyof typeof namesElsewhere

export interface Component {
  name: string
  /** Its stories, in order. */
  ids: readonly [first: string, ...more: string[]]
  others: NameElsewhere[]
}

/** Every component and field that has stories, by name. */
export const componentsIn = ({ groups }: Pick<Site, 'groups'>): Component[] =>
  groups
    .filter(({ title }) => /^(components|forms)\//.test(title))
    .map(({ title, stories: [first, ...more] }) => {
      const name = title.split('/').at(-1)!
      const others = Object.entries(namesElsewhere).filter(([, own]) => (own as readonly string[]).includes(name))
      return { name, ids: [first!.id, ...more.map(({ id }) => id)] as const, others: others.map(([other]) => other as NameElsewhere) }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** Names elsewhere that lead to no component: a rename would break them. */
export const lostNames = (components: readonly Component[]): string[] =>
  Object.values(namesElsewhere)
    .flat()
    .filter((own) => !components.some(({ name }) => name === own))
