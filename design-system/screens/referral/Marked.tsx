import { Fragment } from 'react'
import { placesOf } from './places.ts'

/** A name with what was searched for set apart. `words` as `fold` gives them. */
export function Marked({ text, words }: { text: string; words: string }) {
  const places = placesOf(text, words)
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
