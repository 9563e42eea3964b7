import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'
import type { Row } from './api.ts'

export default function Transactions() {
  const rows = useQuery({ queryKey: ['transactions'], queryFn: () => get<Row[]>('/api/transactions') })
  return (
    <>
      <Typography variant="h4" component="h1">
        Transactions
      </Typography>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Type</TableCell>
            <TableCell>Amount</TableCell>
            <TableCell>Date</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.data?.map((row) => (
            <TableRow key={row.id}>
              <TableCell>
                <Chip label={row.type} />
              </TableCell>
              <TableCell>{row.amount}</TableCell>
              <TableCell>{row.date}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
