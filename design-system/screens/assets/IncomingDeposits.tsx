import Stack from '@mui/material/Stack'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import type { Transaction } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { ExactMoney } from '../../components/data-display/ExactMoney.tsx'
import { countedMarks, Reeds } from '../../components/brand/Reeds.tsx'
import { StaleDataLabel } from '../../components/data-display/StaleDataLabel.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import Typography from '@mui/material/Typography'
import { tabularText } from '../../theme/mixins.ts'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { waitFor } from './deposits.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'

const list = { m: 0, p: 0, listStyle: 'none', '& > li + li': { pt: 4, borderTop: 1, borderColor: 'divider' } }
const line = { flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', rowGap: 0.5, columnGap: 3 } as const

export type IncomingDepositsProps = {
  /** Deposits awaiting confirmations, and those that arrived since the page was opened; newest first. */
  deposits: Loadable<Transaction[]>
  /** Number of blocks required, if the server says so. */
  required: number | undefined
  links: { assets: string | null; transaction: (id: string) => string | null }
}

// Fits on one line of a phone.
const sizeOf = ({ length }: string) => (length > 16 ? 'sm' : length > 10 ? 'md' : 'lg')

function Deposit({ deposit, required, links }: Pick<IncomingDepositsProps, 'required' | 'links'> & { deposit: Transaction }) {
  const t = useTranslations('assets').incoming
  const words = useTranslations('frame').transaction
  const format = useFormat()
  const { now } = useDesignSystem()
  const { id, token, amount, status } = deposit
  const needed = deposit.confirmations_required ?? required
  const count = Math.min(deposit.confirmations ?? 0, needed ?? Infinity)
  const arrived = status === 'done'
  const confirmations = needed === undefined ? null : words.confirmations({ count, required: needed })
  const wait = waitFor(deposit, now())
  const details = links.transaction(id)
  return (
    <Stack component="li" spacing={2.5}>
      <Stack component="span" direction="row" sx={line}>
        <ExactMoney value={amount} unit={token} size={sizeOf(format.amount(amount, token))} gain />
        {arrived ? (
          <StatusChip color="success" icon={<CheckCircleFillIcon aria-hidden="true" />}>
            {t.arrived()}
          </StatusChip>
        ) : (
          <Typography variant="caption" color="textSecondary" sx={tabularText}>
            {confirmations}
          </Typography>
        )}
      </Stack>
      {needed !== undefined && confirmations !== null && (
        <Reeds marks={countedMarks(needed, arrived ? needed : count, !arrived)} fill label={confirmations} />
      )}
      <Typography component="p" variant="caption" color="textSecondary">
        {arrived ? t.arrivedText() : wait === null ? t.first() : t[wait.unit]({ count: wait.count })}
      </Typography>
      {(details !== null || arrived) && (
        <Stack component="span" direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          {arrived && links.assets !== null && (
            <Button variant="soft" size="small" href={links.assets}>
              {t.assets()}
            </Button>
          )}
          {details !== null && (
            <Button variant="soft" size="small" href={details}>
              {t.details()}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  )
}

/** Deposits while the network confirms them: one reed per required block. */
export function IncomingDeposits({ deposits, required, links }: IncomingDepositsProps) {
  const t = useTranslations('assets').incoming
  const known = deposits.state === 'ready' ? deposits.value : []
  // Announced twice in total: when seen and when credited. The confirmations between are visual only.
  const announcement = known.some(({ status }) => status === 'done') ? t.done() : known.length > 0 ? t.seen() : ''
  const savedAt = deposits.state === 'ready' ? deposits.savedAt : undefined
  return (
    <Section title={t.title()} aside={savedAt !== undefined && <StaleDataLabel at={savedAt} />}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <LoadableView from={deposits} skeleton={<Skeleton height={52} />} failed={t.failed()} safe={t.safe()} level={3}>
        {(rows) =>
          rows.length === 0 ? (
            <Stack spacing={3}>
              {required !== undefined && <Reeds marks={countedMarks(required, 0)} fill />}
              <Typography component="p" variant="body2" color="textSecondary">
                {t.waiting()}
              </Typography>
            </Stack>
          ) : (
            <Stack component="ul" spacing={4} sx={list}>
              {rows.map((deposit) => (
                <Deposit key={deposit.id} deposit={deposit} required={required} links={links} />
              ))}
            </Stack>
          )
        }
      </LoadableView>
    </Section>
  )
}
