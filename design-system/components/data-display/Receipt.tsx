import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import PrinterIcon from '@phosphor-icons/core/regular/printer.svg?react'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { receiptText } from '../../lib/receipt.ts'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { CopyButton } from '../inputs/CopyButton.tsx'
import { IconButton } from '../inputs/IconButton.tsx'
import type { Fact } from './DescriptionList.tsx'
import { DescriptionList } from './DescriptionList.tsx'
import { ExactMoney } from './ExactMoney.tsx'
import { centred } from '../layout/CardGrid.tsx'
import { PrintStyles } from '../layout/PrintStyles.tsx'
import { useLostFocus } from '../utils/useLostFocus.ts'
import { Card } from '../layout/Section.tsx'
import Typography from '@mui/material/Typography'
import type { Stage } from './Timeline.tsx'
import { Timeline } from './Timeline.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'
import { statusWord } from './transactionLabels.ts'

// A measure, as of a slip of paper: on a wide screen values would otherwise stand far from their names.
const Slip = styled(Card)({ ...centred, '@media print': { maxWidth: 'none' } })
export type ReceiptFact = Fact & {
  /** The value as text for the clipboard; defaults to `value` if that is a string. `null` omits the line there. */
  text?: string | null
}

export type ReceiptProps = {
  /** What happened: "Withdrawal". */
  title: string
  /** The amount the user entered or expects: decimal string and token. */
  amount: { value: string; unit: string }
  /** A transaction's status. */
  status: string
  /** Names and values below the amount, in reading order. Each is copied and printed with its every digit. */
  facts: readonly ReceiptFact[]
  /** What has happened to the money and what is to come, with its times. Copied and printed too. */
  stages?: readonly Stage[]
  /** The full URL of the receipt. */
  address: string
  /** Content between the amount and the stages: a sentence, a reason for failure. */
  children?: ReactNode
  /** What to do next: one row of at most two buttons, the contained one first. Copy and Print are at the head. */
  actions?: ReactNode
}

const textOf = ({ text, value }: ReceiptFact): string | null => (text === undefined ? (typeof value === 'string' ? value : null) : text)

const none: readonly Stage[] = []

/** A receipt of a money transfer: facts to read, print, copy and return to. */
export function Receipt({ title, amount, status, facts, stages = none, address, children, actions }: ReceiptProps) {
  const t = useTranslations('money').receipt
  const common = useTranslations('common')
  const words = useTranslations('frame').transaction
  const format = useFormat()
  const heading = useLostFocus()
  const text = receiptText({
    title: common.named({ label: common.product(), name: `${title}, ${format.exact(amount.value, amount.unit)}` }),
    status: statusWord(words, status),
    lines: [
      ...facts.filter(({ value }) => value !== null).map((fact) => ({ name: fact.name, text: textOf(fact) })),
      ...stages.map(({ name, at }) => ({ name, text: at })),
    ],
    address,
  })
  return (
    <Slip data-receipt="" aria-label={t.label({ title })}>
      <PrintStyles part="[data-receipt]" />
      <Stack spacing={5}>
        <Box sx={{ display: 'none', displayPrint: 'block' }}>
          <Typography variant="subtitle1">{common.product()}</Typography>
        </Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', columnGap: 2 }}>
          <Stack direction="row" sx={{ flex: '1 1 0', flexWrap: 'wrap', alignItems: 'center', minHeight: 44, rowGap: 1, columnGap: 3 }}>
            <Typography component="h2" variant="h5" ref={heading} tabIndex={-1}>
              {title}
            </Typography>
            <TransactionStatus status={status} />
          </Stack>
          {/* What concerns the slip itself stands at its head; the row below is for what comes next. */}
          <Stack direction="row" sx={{ flexWrap: 'wrap', mr: -2.5, displayPrint: 'none' }}>
            <CopyButton text={text} label={t.copy()} bare />
            <IconButton label={t.print()} onClick={() => globalThis.print()}>
              <PrinterIcon width={20} height={20} aria-hidden />
            </IconButton>
          </Stack>
        </Stack>
        <ExactMoney value={amount.value} unit={amount.unit} size="xl" />
        {children}
        {stages.length > 0 && <Timeline stages={stages} />}
        <DescriptionList items={facts} />
        <Box sx={{ display: 'none', displayPrint: 'block' }}>
          <Typography variant="caption">{address}</Typography>
        </Box>
        {actions && (
          <Stack
            direction="row"
            spacing={2}
            sx={{ flexWrap: 'wrap', '& > *': { flex: { xs: '1 1 auto', md: 'none' } }, displayPrint: 'none' }}
          >
            {actions}
          </Stack>
        )}
      </Stack>
    </Slip>
  )
}
