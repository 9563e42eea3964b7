/** A text of the catalogue in blocks: each line a paragraph, neighbouring lines that begin with a dash one list. */
export function paragraphs(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const point = /^[-\u2013] (.*)$/u.exec(line)?.[1]
    const last = blocks.at(-1)
    if (point === undefined) blocks.push(line)
    else if (Array.isArray(last)) last.push(point)
    else blocks.push([point])
  }
  return blocks
}
