import type { RowRenderer } from '../../components/utils/virtualRows.ts'
import { matchRanges } from './matchRanges.ts'
import { deepest } from './PartnerTree.styles.ts'

/** Texts of one row of the tree, formatted. */
export interface TreeLine {
  id: string
  at: number
  depth: number
  position: number
  size: number
  /** `null`: a leaf. */
  open: boolean | null
  /** Shown only because a descendant matches. */
  aside: boolean
  /** The active row, where arrow keys start. */
  on: boolean
  initials: string
  name: string
  /** The page of the partner. */
  href: string
  /** Below the name: partners are still loading, or the level, if it is too deep to indent. */
  more: string
  bars: number
  rank: string
  assets: string
  volume: string
  below: string
  active: boolean
  state: string
  joined: string
}

/** Screen readers read these labels before the figures, because a tree has no column headers. */
export type ScreenReaderLabels = Record<'assets' | 'volume' | 'below' | 'joined', string>

/** Names up to this length never need more than two lines; longer ones are cut after the second with an ellipsis. */
const twoLines = 24

const element = (tag: string, name: string, ...inside: Node[]): HTMLElement => {
  const one = document.createElement(tag)
  one.className = name
  one.append(...inside)
  return one
}

/** An empty row. Each figure is a text node of its own, so that updates touch nothing else. */
function makeModel(): HTMLElement {
  const text = () => document.createTextNode('')
  const disc = element('span', 'disc')
  disc.ariaHidden = 'true'
  // The tree is one tab stop.
  const name = element('a', 'name', text())
  name.tabIndex = -1
  const line = element(
    'div',
    'line',
    element('span', 'who', disc, name),
    element('span', 'rank', text()),
    element('span', 'number assets', text()),
    element('span', 'number volume', text()),
    element('span', 'number below', text()),
    element('span', 'state', element('span', 'chip', text())),
    element('span', 'joined', text()),
  )
  line.setAttribute('role', 'treeitem')
  return line
}

const attribute = (one: Element, name: string, value: string | null): void => {
  if (value === null) {
    if (one.hasAttribute(name)) one.removeAttribute(name)
  } else if (one.getAttribute(name) !== value) one.setAttribute(name, value)
}
const mark = (one: Element, name: string, on: boolean): void => attribute(one, name, on ? '' : null)
const write = (text: Node, value: string): void => {
  if (text.nodeValue !== value) text.nodeValue = value
}

/** A name with the search matches highlighted. */
function named(name: string, more: string, words: string): Node[] {
  const pieces: Node[] = []
  let done = 0
  for (const [from, to] of words === '' ? [] : matchRanges(name, words)) {
    const found = document.createElement('mark')
    found.textContent = name.slice(from, to)
    if (from > done) pieces.push(document.createTextNode(name.slice(done, from)))
    pieces.push(found)
    done = to
  }
  if (done < name.length) pieces.push(document.createTextNode(name.slice(done)))
  if (more === '') return pieces
  const small = document.createElement('small')
  small.textContent = more
  return [...pieces, small]
}

/** Updates a name. If the node types stay the same, as they usually do, only text changes. */
function rename(name: Element, pieces: Node[]): void {
  const there = [...name.childNodes]
  const alike = pieces.length === there.length && pieces.every(({ nodeName }, at) => nodeName === there[at]!.nodeName)
  if (!alike) return name.replaceChildren(...pieces)
  for (const [at, piece] of pieces.entries()) write(there[at]!.firstChild ?? there[at]!, piece.textContent ?? '')
}

type Parts = { seen: string; before: ScreenReaderLabels | null; texts: Node[]; disc: Element; name: Element; rank: Element; chip: Element }

/**
 * Renders rows as plain DOM: scrolling adds some on every frame, and a keystroke in the search changes all of them. Clones an empty row and fills it;
 * unchanged content is left alone. `words`: the search text from `normalizeSearchText`.
 */
export function createTreeRowRenderer(lineAt: (at: number) => TreeLine, words: string, before: ScreenReaderLabels): RowRenderer {
  return {
    make: () => (model ??= makeModel()).cloneNode(true) as HTMLElement,
    fill(line, at) {
      const row = lineAt(at)
      let parts = known.get(line)
      if (!parts) known.set(line, (parts = partsOf(line)))
      attribute(line, 'id', row.id)
      attribute(line, 'data-index', String(row.at))
      attribute(line, 'data-depth', String(Math.min(deepest, row.depth)))
      attribute(line, 'aria-level', String(row.depth))
      attribute(line, 'aria-setsize', String(row.size))
      attribute(line, 'aria-posinset', String(row.position))
      attribute(line, 'aria-selected', String(row.on))
      attribute(line, 'aria-expanded', row.open === null ? null : String(row.open))
      mark(line, 'data-on', row.on)
      mark(line, 'data-aside', row.aside)
      attribute(parts.disc, 'data-initials', row.initials)
      attribute(parts.name, 'href', row.href)
      const seen = `${row.name}\n${row.more}\n${words}`
      if (parts.seen !== seen) {
        parts.seen = seen
        rename(parts.name, named(row.name, row.more, words))
        mark(parts.name, 'data-deep', row.more !== '')
        mark(parts.name, 'data-long', row.more === '' && row.name.length > twoLines)
      }
      if (parts.before !== before) {
        parts.before = before
        const cells = line.children
        for (const [nth, word] of [before.assets, before.volume, before.below].entries()) attribute(cells[nth + 2]!, 'data-label', word)
        attribute(line.lastElementChild!, 'data-label', before.joined)
      }
      attribute(parts.rank, 'data-bars', String(row.bars))
      mark(parts.chip, 'data-active', row.active)
      const figures = [row.rank, row.assets, row.volume, row.below, row.state, row.joined]
      for (const [nth, figure] of figures.entries()) write(parts.texts[nth]!, figure)
    },
  }
}

let model: HTMLElement | undefined
const known = new WeakMap<HTMLElement, Parts>()

function partsOf(line: HTMLElement): Parts {
  const [who, rank, assets, volume, below, state, joined] = [...line.children]
  const chip = state!.firstElementChild!
  return {
    seen: '',
    before: null,
    texts: [rank, assets, volume, below, chip, joined].map((one) => one!.firstChild!),
    disc: who!.firstElementChild!,
    name: who!.lastElementChild!,
    rank: rank!,
    chip,
  }
}
