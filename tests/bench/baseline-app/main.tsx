// The baseline M: what one gets by following the tutorials. Rendered in the browser only, its pages lazy. With
// the router that they recommend it is the 169 kB of script that were measured there.
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, createTheme } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, redirect, RouterProvider } from 'react-router-dom'
import { Frame } from './Frame.tsx'

const theme = createTheme({ shape: { borderRadius: 12 } })
const client = new QueryClient()

const router = createBrowserRouter([
  { path: '/login', lazy: async () => ({ Component: (await import('./SignIn.tsx')).default }) },
  {
    path: '/app',
    element: <Frame />,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./Overview.tsx')).default }) },
      { path: 'transactions', lazy: async () => ({ Component: (await import('./Transactions.tsx')).default }) },
      { path: 'partners', lazy: async () => ({ Component: (await import('./Partners.tsx')).default }) },
      { path: 'deals', lazy: async () => ({ Component: (await import('./Deals.tsx')).default }) },
    ],
  },
  { path: '*', loader: () => redirect('/login') },
])

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
)
