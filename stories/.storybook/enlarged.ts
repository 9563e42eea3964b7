/**
 * What enlarged text breaks: the page is wider than the window, or a line break splits a number. Runs in the page, also by itself
 * (tests/visual/text-size.ts), so it uses nothing from outside.
 */
export function enlargedFaults(): string[] {
  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1) found.add(`the page is ${scrollWidth - clientWidth} px wider than the window`)
  const root = document.getElementById('storybook-root') ?? document.body
  const linesOf = (range: Range): number =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom / 6))).size

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    if (node.parentElement?.closest('svg, [aria-hidden="true"], .mono')) continue
    // Digits with their separators, but not those of a name (BEP-20) or a phone number.
    for (const { 0: number, index } of node.data.matchAll(/(?<![\p{L}\d][-.,]?)[+−]?\d[\d.,\u202f]*\d/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + number.length)
      if (linesOf(range) > 1) found.add(`${number} is split`)
    }
  }
  // An amount is made of two texts: the integer, and the decimals in an element of their own.
  for (const decimals of root.querySelectorAll('.decimals')) {
    const amount = decimals.parentElement
    if (!decimals.textContent || !amount?.firstChild) continue
    const range = document.createRange()
    range.setStartBefore(amount.firstChild)
    range.setEndAfter(decimals)
    if (linesOf(range) > 1) found.add(`${range.toString()} is split`)
  }
  return [...found]
}
