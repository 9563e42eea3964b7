import { styled } from '@mui/material/styles'
import { Button } from '#design-system/components/inputs/Button.tsx'
import Typography from '@mui/material/Typography'
import type { Call } from './flow-simulator.ts'

const Scroll = styled('div')({ maxHeight: 420, overflow: 'auto' })
const Table = styled('table')(({ theme }) => {
  const { divider, error, text } = theme.vars.palette
  return {
    width: '100%',
    borderCollapse: 'collapse',
    ...theme.typography.caption,
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: '6px 8px 6px 0', borderBottom: `1px solid ${divider}` },
    '& thead th': { color: text.secondary, fontWeight: 430 },
    '& .path': { overflowWrap: 'anywhere' },
    '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', paddingRight: 0 },
    '& [data-bad]': { color: error.main },
  }
})

/** The application's requests, newest first. */
export function CallList({ calls, onForget }: { calls: readonly Call[]; onForget: () => void }) {
  if (calls.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        No requests yet.
      </Typography>
    )
  return (
    <>
      <Scroll tabIndex={0} role="group" aria-label="Calls, the newest first">
        <Table>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Status</th>
              <th scope="col" className="number">
                ms
              </th>
            </tr>
          </thead>
          <tbody>
            {calls.toReversed().map(({ id, method, path, status, ms, fault }) => (
              <tr key={id}>
                <td className="path">
                  {method} {path}
                </td>
                <td {...((status === 'cut' || (status !== null && status >= 400)) && { 'data-bad': '' })}>
                  {status ?? '…'}
                  {fault !== null && <span> ({fault})</span>}
                </td>
                <td className="number">{ms ?? '…'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <Button size="small" variant="text" onClick={onForget}>
        Clear
      </Button>
    </>
  )
}
