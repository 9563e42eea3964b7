/** Whether `npm run nightly` runs the tests: then whole matrices, and the files `*.nightly.test.ts`. */
export const isNightly = process.env['MATU_NIGHTLY'] === '1'

/** Every third value daily, nightly all of them. Each row of a matrix starts at another value, so that three rows check every value. */
export const dailyThird = <Value>(values: readonly Value[], row: number): readonly Value[] =>
  isNightly ? values : values.filter((_, at) => (at + row) % 3 === 0)
