import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react'
import XCircleFillIcon from '@phosphor-icons/core/fill/x-circle-fill.svg?react'
import type { SignInRecord } from '#sdk'
import { DataTable } from '../../components/data-display/DataTable.tsx'
import type { LoadMoreProps } from '../../components/data-display/LoadMore.tsx'
import { LoadMore } from '../../components/data-display/LoadMore.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import { EmptyState } from '../../components/feedback/EmptyState.tsx'
import { EmptyArt } from '../../components/illustrations/EmptyArt.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { useVisitor } from './useVisitor.ts'

/** Words of a closed list, with one for a value that this version does not know. */
const wordOf = <T extends { other: () => string }>(words: T, key: string): string =>
  (Object.hasOwn(words, key) ? (words as Record<string, () => string>)[key]! : words.other)()

function Result({ result, attempts }: SignInRecord) {
  const t = useTranslations('security').history
  const isIn = result === 'signed_in'
  return (
    <Stack spacing={0.5} sx={{ alignItems: { xs: 'flex-end' } }}>
      <StatusChip color={isIn ? 'success' : 'error'} icon={isIn ? <CheckCircleFillIcon aria-hidden /> : <XCircleFillIcon aria-hidden />}>
        {wordOf(t.results, result)}
      </StatusChip>
      {attempts > 1 && (
        <Typography variant="caption" color="textTertiary">
          {t.attempts({ count: attempts })}
        </Typography>
      )}
    </Stack>
  )
}

/** What was unusual, one mark each; nothing for a usual sign-in. */
function Unusual({ unusual }: SignInRecord) {
  const t = useTranslations('security').history.unusual
  return (
    unusual.length > 0 && (
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
        {unusual.map((one) => (
          <StatusChip key={one} bare color="warning" icon={<WarningFillIcon aria-hidden />}>
            {wordOf(t, one)}
          </StatusChip>
        ))}
      </Stack>
    )
  )
}

export interface SignInHistoryProps {
  rows: readonly SignInRecord[]
  /** The end of the list. */
  end: Pick<LoadMoreProps, 'more' | 'loading' | 'failed' | 'onMore'>
}

/** Sign-ins and refused attempts, newest first: how, with what, from where, and what was unusual. */
export function SignInHistory({ rows, end }: SignInHistoryProps) {
  const t = useTranslations('security').history
  const words = useTranslations('security').sessions
  const format = useFormat()
  const { now } = useDesignSystem()
  const { device, place } = useVisitor()
  const method = ({ method: first, second_factor }: SignInRecord) =>
    wordOf(t.methods, second_factor === null ? first : `${first}_${second_factor}`)
  if (rows.length === 0)
    return (
      <Section title={t.title()}>
        <EmptyState title={t.none()} level={3} illustration={<EmptyArt width={160} />}>
          {t.noneText()}
        </EmptyState>
      </Section>
    )
  return (
    <Section title={t.title()} flush>
      <DataTable
        caption={t.list()}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'time', head: t.time(), cell: ({ at }) => format.dayTime(at, now()) },
          { id: 'method', head: t.method(), cell: method },
          { id: 'device', head: words.device(), wide: true, cell: device },
          {
            id: 'place',
            head: words.place(),
            cell: (row) => (
              <>
                {place(row)}
                <Unusual {...row} />
              </>
            ),
          },
          { id: 'result', head: t.result(), align: 'end', cell: (row) => <Result {...row} /> },
        ]}
        card={(row) => (
          <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between', flexWrap: 'wrap', rowGap: 1, py: 3 }}>
            <Stack spacing={0.5} sx={{ minWidth: 0, flex: '1 1 160px' }}>
              <Typography variant="subtitle1" component="span">
                {format.dayTime(row.at, now())}
              </Typography>
              <Typography variant="caption" color="textTertiary">
                {[method(row), device(row), place(row)].join(', ')}
              </Typography>
              <Unusual {...row} />
            </Stack>
            <Result {...row} />
          </Stack>
        )}
      />
      <Box sx={{ px: { xs: 5, md: 6 }, py: 4 }}>
        <LoadMore shown={rows.length} {...end} />
      </Box>
    </Section>
  )
}
