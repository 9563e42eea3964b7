import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...theme.typography.body2,
  '& > caption': visuallyHidden,
  '& th, & td': {
    padding: '10px 12px',
    textAlign: 'end',
    fontWeight: 'inherit',
    borderBottom: `1px solid ${theme.vars.palette.border.hairline}`,
  },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary },
}))

export type ChartTableProps = {
  caption: string
  /** Heads of the columns; the first one names the rows. */
  heads: readonly string[]
  /** Cells as they are read; a place without a value has none. */
  rows: readonly (readonly string[])[]
}

/** The figures behind a drawing. */
export const ChartTable = ({ caption, heads, rows }: ChartTableProps) => (
  <Table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)
