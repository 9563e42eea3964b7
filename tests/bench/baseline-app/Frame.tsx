import AppBar from '@mui/material/AppBar'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { get } from './api.ts'

const places = [
  ['Overview', '/app'],
  ['Transactions', '/app/transactions'],
  ['Partners', '/app/partners'],
] as const

export function Frame() {
  const [open, setOpen] = useState(false)
  const user = useQuery({ queryKey: ['me'], queryFn: () => get<{ firstname: string }>('/api/users/me') })
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <AppBar position="sticky">
        <Toolbar>
          <IconButton color="inherit" aria-label="Menu" onClick={() => setOpen(true)}>
            ≡
          </IconButton>
          <Typography variant="h6" sx={{ flexGrow: 1, ml: 1 }}>
            Cabinet
          </Typography>
          {places.map(([name, to]) => (
            <Box key={to} component={Link} to={to} sx={{ color: 'inherit', mr: 1 }}>
              {name}
            </Box>
          ))}
          <Avatar>{user.data?.firstname.charAt(0)}</Avatar>
        </Toolbar>
      </AppBar>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <List sx={{ width: 250 }}>
          {places.map(([name, to]) => (
            <ListItemButton key={to} component={Link} to={to}>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 2 }}>
        <Outlet />
      </Box>
    </Box>
  )
}
