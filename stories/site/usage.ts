/** What a docs page says about a component beside its props: `parameters.usage` of the story file. */
export interface Usage {
  /** When to use it. */
  use: string
  /** When not, and what to use then. */
  instead: string
  do: readonly string[]
  dont: readonly string[]
  /** What it does for keyboard and screen reader, and what its user must add. */
  accessibility: readonly string[]
  /** `new`: its props may still change. */
  status: 'stable' | 'new'
  /** Changes that its users notice, by date (YYYY-MM-DD), newest first. */
  changes?: Readonly<Record<string, string>>
}
