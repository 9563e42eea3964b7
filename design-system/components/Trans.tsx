import { Fragment, createElement } from 'react'
import type { ReactNode } from 'react'

/**
 * A sentence of the catalogue with something drawn inside it: `I accept the <0>terms</0>`. Each language puts the marked words where its
 * grammar wants them; `render` gets the words and which mark they stood in, `plain` those between the marks.
 */
export const Trans = ({
  text,
  render,
  plain,
}: {
  text: string
  render: (words: string, mark: number) => ReactNode
  plain?: (words: string) => ReactNode
}) => {
  const pieces = text.split(/(<\d>.*?<\/\d>)/u).map((piece) => {
    const marked = /^<(\d)>(.*)<\/\1>$/u.exec(piece)
    return marked ? render(marked[2] ?? '', Number(marked[1])) : piece && plain ? plain(piece) : piece
  })
  return createElement(Fragment, null, ...pieces)
}
