import DownloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Button } from '#design-system/components/inputs/Button.tsx'
import { IconButton } from '#design-system/components/inputs/IconButton.tsx'

function save(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Saves data as a JSON file. */
export const SaveJson = ({ name, data }: { name: string; data: unknown }) => (
  <div>
    <Button variant="outlined" size="small" onClick={() => save(name, 'application/json', JSON.stringify(data, null, 2))}>
      {`Download ${name}`}
    </Button>
  </div>
)

/** A drawing as a file: with the colours that it has here, since a file has no theme. */
function svgText(svg: SVGElement): string {
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  for (const name of ['class', 'aria-hidden']) copy.removeAttribute(name)
  const parts = [...svg.querySelectorAll('*')]
  for (const [at, part] of [...copy.querySelectorAll('*')].entries()) {
    const { fill, stroke } = getComputedStyle(parts[at]!)
    part.removeAttribute('class')
    part.setAttribute('fill', fill)
    if (stroke !== 'none') part.setAttribute('stroke', stroke)
  }
  return copy.outerHTML
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, '& > div': { flex: 1, minWidth: 0 } })

/** A drawing with a button that saves it. */
export function SaveSvg({ name, children }: { name: string; children: ReactNode }) {
  const drawn = useRef<HTMLDivElement>(null)
  const press = () => {
    const svg = drawn.current?.querySelector('svg')
    if (svg) save(name, 'image/svg+xml', svgText(svg))
  }
  return (
    <Row>
      <div ref={drawn}>{children}</div>
      <IconButton label={`Download ${name}`} onClick={press}>
        <DownloadSimpleIcon width={20} height={20} aria-hidden />
      </IconButton>
    </Row>
  )
}
