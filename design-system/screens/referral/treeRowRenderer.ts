import type { RowRenderer } from '../../components/virtualRows.ts'
import { matchRanges } from './matchRanges.ts'
import { deepest } from './PartnerTree.styles.ts'

/** What one line of the tree says, in the reader's words. */
export interface TreeLine {
  id: string
  at: number
  depth: number
  position: number
  size: number
  /** `null`: nobody is below. */
  open: boolean | null
  /** Shown only because of somebody below. */
  aside: boolean
  /** The one that arrows start from. */
  on: boolean
  initials: string
  name: string
  /** Below the name: that partners are still to come, or a level that is drawn no further in. */
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

/** What is read before a figure and not seen: a tree has no columns for those who hear it. */
export type ScreenReaderLabels = Record<'assets' | 'volume' | 'below' | 'joined', string>

/** Letters of a name that two lines have room for; a longer one is cut at the end of one. */
const twoLines = 28

const element = (tag: string, name: string, ...inside: Node[]): HTMLElement => {
  const one = document.createElement(tag)
  one.className = name
  one.append(...inside)
  return one
}

/** An empty line. Each figure has a text of its own, so that writing one touches nothing else. */
function makeModel(): HTMLElement {
  const text = () => document.createTextNode('')
  const disc = element('span', 'disc')
  disc.ariaHidden = 'true'
  const line = element(
    'div',
    'line',
    element('span', 'who', disc, element('span', 'name', text())),
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

/** A name with what was searched for set apart. */
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

/** Writes new pieces into a name. Where they are of the same kinds as those that are there, as most are, only the texts change. */
function rename(name: Element, pieces: Node[]): void {
  const there = [...name.childNodes]
  const alike = pieces.length === there.length && pieces.every(({ nodeName }, at) => nodeName === there[at]!.nodeName)
  if (!alike) return name.replaceChildren(...pieces)
  for (const [at, piece] of pieces.entries()) write(there[at]!.firstChild ?? there[at]!, piece.textContent ?? '')
}

type Parts = { seen: string; before: ScreenReaderLabels | null; texts: Node[]; disc: Element; name: Element; rank: Element; chip: Element }

/**
 * Draws lines by hand: on each frame of a scroll some come, and a letter of a search changes all of them. A copy of an empty line is made and
 * written into; what already stands there is left alone. `words`: what is searched for, as `fold` gives it.
 */
export function createTreeRowRenderer(lineAt: (at: number) => TreeLine, words: string, before: ScreenReaderLabels): RowRenderer {
  return {
    make: () => (model ??= makeModel()).cloneNode(true) as HTMLElement,
    fill(line, at) {
      const said = lineAt(at)
      let parts = known.get(line)
      if (!parts) known.set(line, (parts = partsOf(line)))
      attribute(line, 'id', said.id)
      attribute(line, 'data-index', String(said.at))
      attribute(line, 'data-depth', String(Math.min(deepest, said.depth)))
      attribute(line, 'aria-level', String(said.depth))
      attribute(line, 'aria-setsize', String(said.size))
      attribute(line, 'aria-posinset', String(said.position))
      attribute(line, 'aria-selected', String(said.on))
      attribute(line, 'aria-expanded', said.open === null ? null : String(said.open))
      mark(line, 'data-on', said.on)
      mark(line, 'data-aside', said.aside)
      attribute(parts.disc, 'data-initials', said.initials)
      const seen = `${said.name}\n${said.more}\n${words}`
      if (parts.seen !== seen) {
        parts.seen = seen
        rename(parts.name, named(said.name, said.more, words))
        mark(parts.name, 'data-long', said.more !== '' || said.name.length > twoLines)
      }
      if (parts.before !== before) {
        parts.before = before
        const cells = line.children
        for (const [nth, word] of [before.assets, before.volume, before.below].entries()) attribute(cells[nth + 2]!, 'data-said', word)
        attribute(line.lastElementChild!, 'data-said', before.joined)
      }
      attribute(parts.rank, 'data-bars', String(said.bars))
      mark(parts.chip, 'data-active', said.active)
      const figures = [said.rank, said.assets, said.volume, said.below, said.state, said.joined]
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
