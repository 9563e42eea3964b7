import { Fragment, createElement } from 'react'
import type { ReactNode } from 'react'

/**
 * Renders a catalogue sentence with marked text: `I accept the <0>terms</0>`. Each language places the marks where its grammar needs them; `render`
 * gets the marked text and the mark's number, `plain` the text between marks.
 */
export const Trans = ({
  text,
  render,
  plain,
}: {
  /** The translated sentence with its marks, already with its values filled in. */
  text: string
  /** Draws a marked text: a link, a button, emphasis. Called once per mark with its words and number. */
  render: (words: string, mark: number) => ReactNode
  /** Draws the text between marks, where it is not plain text: the halves of a checkbox label. */
  plain?: (words: string) => ReactNode
}) => {
  const pieces = text.split(/(<\d>.*?<\/\d>)/u).map((piece) => {
    // Without a back reference to the number: WebKit misreads it in text beyond Latin-1, and Russian readers saw the marks
    // (https://bugs.webkit.org/show_bug.cgi?id=308046).
    const marked = /^<(\d)>(.*)<\/\d>$/u.exec(piece)
    return marked ? render(marked[2] ?? '', Number(marked[1])) : piece && plain ? plain(piece) : piece
  })
  return createElement(Fragment, null, ...pieces)
}
