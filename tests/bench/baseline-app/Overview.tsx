import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Chip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'
import type { Row } from './api.ts'

export default function Overview() {
  const balances = useQuery({
    queryKey: ['balances'],
    queryFn: () => get<{ total: string; tokens: Array<{ name: string; amount: string }> }>('/api/balances'),
  })
  const rows = useQuery({ queryKey: ['transactions', 'last'], queryFn: () => get<Row[]>('/api/transactions') })
  return (
    <Stack spacing={2}>
      <Typography variant="h4" component="h1">
        Overview
      </Typography>
      <Card>
        <CardContent>
          <Typography color="text.secondary">Total balance</Typography>
          <Typography variant="h3" id="balance">
            {balances.data ? balances.data.total : <Skeleton />}
          </Typography>
          <Stack direction="row" spacing={1}>
            {balances.data?.tokens.map((token) => (
              <Chip key={token.name} label={`${token.amount} ${token.name}`} />
            ))}
          </Stack>
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <Typography variant="h6">Last transactions</Typography>
          {rows.data?.slice(0, 6).map((row) => (
            <Stack key={row.id} direction="row" sx={{ justifyContent: 'space-between', py: 1 }}>
              <Typography>{row.type}</Typography>
              <Typography>{row.amount}</Typography>
            </Stack>
          ))}
        </CardContent>
      </Card>
    </Stack>
  )
}
