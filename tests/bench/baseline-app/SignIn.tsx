import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { get } from './api.ts'

export default function SignIn() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useMutation({ mutationFn: () => get('/api/users/me'), onSuccess: () => navigate('/app') })
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 440 }}>
        <CardContent>
          <Stack
            component="form"
            spacing={3}
            onSubmit={(event) => {
              event.preventDefault()
              signIn.mutate()
            }}
          >
            <Typography variant="h4" component="h1">
              Sign in
            </Typography>
            <Typography color="text.secondary">
              Balances, the trading subscription and your partners in one place. No account yet? Register in a minute.
            </Typography>
            {signIn.isError && <Alert severity="error">Wrong email or password</Alert>}
            <TextField label="Email" type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
            <TextField label="Password" type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
            <Button type="submit" variant="contained" size="large" loading={signIn.isPending}>
              Sign in
            </Button>
            <Link href="#">Forgot it?</Link>
          </Stack>
        </CardContent>
      </Card>
    </Box>
  )
}
