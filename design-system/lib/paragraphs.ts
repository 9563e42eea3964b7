/** Splits a catalogue text into blocks: each line is a paragraph, consecutive lines that start with a dash are a list. */
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
