import { typeWord } from '../../components/data-display/transactionLabels.ts'
import type { Texts } from '../../i18n/catalogue.ts'
import { feeSide } from '../../lib/taxFile.ts'
import type { TaxRow, TaxTool } from '../../lib/taxFile.ts'

/** Writes what a row of a tax file is: type, other side, id, and how the amounts relate to the fee. CoinTracking has no column for the hash. */
export const taxNote =
  (tool: TaxTool, t: Texts<'statementPage'>['tax'], words: Texts<'frame'>['transaction']) =>
  (row: TaxRow): string => {
    const { type, counterparty, address, id, tx_hash } = row.transaction
    const fee = feeSide(row) === null ? row.feeInside : row.fee
    const isInside = tool === 'cointracking' || row.feeInside !== null
    return [
      typeWord(words, type),
      row.feeOnly ? t.feeOnly() : null,
      counterparty ?? address,
      id,
      fee === null ? null : t[isInside ? 'feeIncluded' : 'feeApart']({ fee: `${fee.amount} ${fee.token}` }),
      tool === 'cointracking' ? tx_hash : null,
    ]
      .filter((part) => part !== null)
      .join('; ')
  }
