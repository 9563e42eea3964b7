// The partners by the book: one query, the window virtualizer of the tutorials, plain elements, text alone.
import { useQuery } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { get } from './api.ts'

interface Partner {
  id: string
  name: string
  own_assets: string
  structure_volume: string
}

export default function Partners() {
  const partners = useQuery({ queryKey: ['partners'], queryFn: () => get<{ data: Partner[] }>('/api/referral/v2/partners') })
  const rows = partners.data?.data ?? []
  // oxlint-disable-next-line react/incompatible-library -- the tutorials' way
  const virtual = useWindowVirtualizer({ count: rows.length, estimateSize: () => 60, overscan: 5 })
  return (
    <>
      <h1>Partners</h1>
      <div
        ref={(element) => {
          if (element) element.style.cssText = `position:relative;height:${virtual.getTotalSize()}px`
        }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            data-partner
            ref={(element) => {
              if (element) element.style.cssText = `position:absolute;left:0;right:0;height:60px;transform:translateY(${start}px)`
            }}
          >
            <span>{rows[index]?.name} </span>
            <span>{rows[index]?.own_assets} </span>
            <span>{rows[index]?.structure_volume} </span>
          </div>
        ))}
      </div>
    </>
  )
}
