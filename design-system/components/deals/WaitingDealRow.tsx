import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'

/** Skeleton of a deal row in its final size. */
export function WaitingDealRow() {
  const t = useTranslations('parts').deal
  const line = (width: number, height = 12) => <Skeleton className="sk" width={width} height={height} />
  return (
    <tr aria-hidden>
      <td className="pair">{line(84, 34)}</td>
      <td className="opened wide">{line(96)}</td>
      <td className="closed">{line(96)}</td>
      <td className="entry end" data-head={t.entry()}>
        {line(64)}
      </td>
      <td className="exit end" data-head={t.exit()}>
        {line(64)}
      </td>
      <td className="size end wide" data-head={t.size()}>
        {line(48)}
      </td>
      <td className="scale end">{line(110, 6)}</td>
      <td className="result end">{line(64, 34)}</td>
    </tr>
  )
}
