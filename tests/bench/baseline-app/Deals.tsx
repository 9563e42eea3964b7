// A list of ten thousand rows by the book: the window virtualizer of the tutorials, plain elements, text alone.
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

const rows = Array.from({ length: 10_000 }, (_, at) => ({
  id: at,
  cells: ['BTC/USDT', 'Long', 'Aug 14, 1:42 PM', 'Aug 14, 3:02 PM', '61,240.50', '61,620.20', '500.00', '+3.10'],
}))

export default function Deals() {
  const list = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- the tutorials' way
  const virtual = useWindowVirtualizer({ count: rows.length, estimateSize: () => 170, overscan: 5 })
  return (
    <>
      <h1>Deals</h1>
      <div ref={list} className="list">
        <div className="all" ref={(element) => void (element && (element.style.height = `${virtual.getTotalSize()}px`))}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              className="row"
              ref={(element) => {
                if (element) element.style.cssText = `position:absolute;left:0;right:0;height:170px;transform:translateY(${start}px)`
              }}
            >
              {rows[index]?.cells.map((cell) => (
                <span key={cell}>{cell} </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
