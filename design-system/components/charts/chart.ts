/** One place on the x axis: a day, a month, the n-th month of a term. */
export type ChartPlace = {
  /** Unique key: the date or number itself. */
  key: string
  /** Full name for the tooltip and the table: Aug 14. */
  name: string
  /** Label under the axis; a place without one is only a tick of the ruler. */
  tick?: string
}

/** Where a place leads to: `label` names the place too. */
export type ChartLink = { href: string; label: string }

/** The place being read and how to move it. */
export type Reading = {
  at: number | null
  onAt: (at: number | null) => void
}
