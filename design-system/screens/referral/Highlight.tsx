import { Fragment } from 'react'
import { matchRanges } from './matchRanges.ts'

/** A name with the search matches highlighted. `words` from `normalizeSearchText`. */
export function Highlight({ text, words }: { text: string; words: string }) {
  const places = matchRanges(text, words)
  return (
    <>
      {places.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(places[at - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  )
}
