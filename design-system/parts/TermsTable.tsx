import { styled } from '@mui/material/styles'
import { paint, phone, unseen } from './paint.ts'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  margin: '4px 0 16px',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.typography.body2,
  '& caption': unseen,
  '& th, & td': {
    padding: '12px 0 12px 16px',
    textAlign: 'end',
    verticalAlign: 'baseline',
    borderBottom: `1px solid ${paint(theme).border.hairline}`,
  },
  '& th:first-of-type': { paddingInlineStart: 0, textAlign: 'start' },
  '& thead th': { ...theme.typography.caption, color: paint(theme).text.tertiary },
  '& tbody th': theme.typography.subtitle1,
  // A row is a card of pairs: five columns do not fit beside each other.
  [phone]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& tr': { padding: '12px 0', borderBottom: `1px solid ${paint(theme).border.hairline}` },
    '& th, & td': { padding: '2px 0', border: 0 },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 12 },
    '& td::before': { content: 'attr(data-head)', color: paint(theme).text.secondary, textAlign: 'start' },
  },
}))

export type TermsTableProps = {
  caption: string
  head: readonly string[]
  /** As many cells as the head has; the first one names the row. */
  rows: ReadonlyArray<readonly string[]>
}

/** A small table inside a text: names on the left, figures on the right; on phones each row is a list of pairs. */
export const TermsTable = ({ caption, head, rows }: TermsTableProps) => (
  <Table role="table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={head[at + 1]} data-head={head[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)
