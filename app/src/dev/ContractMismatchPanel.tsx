import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { layer, radius } from '#design-system/theme/tokens.ts'
import type { ContractMismatch } from './contract-mismatches.ts'

const Root = styled('details')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 12,
  bottom: 12,
  zIndex: layer.tooltip,
  width: 'min(560px, calc(100vw - 24px))',
  borderRadius: radius.field,
  border: `1px solid ${theme.vars.palette.border.control}`,
  backgroundColor: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[2],
  ...theme.typography.body2,
  // Closed, it is a tab at the edge that leaves the page usable.
  '&:not([open])': { width: 'auto', maxWidth: 'calc(100vw - 24px)' },
  // Above the bottom navigation on phones.
  [theme.breakpoints.down('md')]: { bottom: 84 },
  '@media print': { display: 'none' },
}))

const Summary = styled('summary')(({ theme }) => ({
  minHeight: 44,
  padding: '10px 14px',
  borderRadius: radius.field,
  cursor: 'pointer',
  ...theme.typography.subtitle2,
}))

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '0 12px',
  margin: 0,
  ...theme.typography.caption,
  '& > dt': { color: theme.vars.palette.text.secondary },
  '& > dd': { margin: 0 },
}))

const count = (many: number): string => (many === 1 ? '1 answer does not fit the contract' : `${many} places do not fit the contract`)

export interface ContractMismatchPanelProps {
  drifts: readonly ContractMismatch[]
  /** Whether the panel starts open; by default it is closed and out of the way. */
  open?: boolean
}

/** For developers only, in English: lists the responses that violate the contract. Renders nothing while there are none. */
export function ContractMismatchPanel({ drifts, open = false }: ContractMismatchPanelProps) {
  const hint = useId()
  if (drifts.length === 0) return null
  return (
    <Root open={open} data-dev="drift">
      <Summary aria-describedby={hint}>{count(drifts.length)}</Summary>
      {/* Scrollable, so it must be reachable by keyboard. */}
      <Box
        sx={{ maxHeight: 'min(50vh, 420px)', overflowY: 'auto', padding: '0 14px 14px' }}
        role="region"
        aria-label="Contract drift"
        tabIndex={0}
      >
        <Typography id={hint} component="p" variant="caption" color="textSecondary" sx={{ mb: 2.5 }}>
          Since the page was loaded, each place once. Mend the server or the YAML, then reload.
        </Typography>
        <Stack component="ul" spacing={3} sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
          {drifts.map(({ operation, address, at, expected, got, unusable }) => (
            <li key={`${operation} ${at}`}>
              <Typography component="strong" variant="subtitle2" sx={{ display: 'block' }}>
                {address || operation}
              </Typography>
              <Facts>
                <dt>Where</dt>
                <dd>{at || 'the whole body'}</dd>
                <dt>Expected</dt>
                <dd>{expected}</dd>
                <dt>Got</dt>
                <dd>{got}</dd>
                <dt>Effect</dt>
                <dd>{unusable ? 'the answer is refused, the screen shows an error' : 'shown as it came'}</dd>
              </Facts>
            </li>
          ))}
        </Stack>
      </Box>
    </Root>
  )
}
