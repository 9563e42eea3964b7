/** One place on the x axis: a day, a month, the n-th month of a term. */
export type ChartPlace = {
  /** The date or number itself; places are told apart by it. */
  key: string
  /** In words, for the tooltip and the table: 14 Aug. */
  name: string
  /** Under the axis; a place without one is only a line of the ruler. */
  tick?: string
}

/** What a drawing needs of the way it is read: the place that is looked at, and how to move it. */
export type Reading = {
  at: number | null
  onAt: (at: number | null) => void
}
