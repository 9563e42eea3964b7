// The page to compare with (performance.md, M): what one gets by following the tutorials. Drawn by the browser alone.
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, createTheme } from '@mui/material/styles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense, lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { Frame } from './Frame.tsx'

const SignIn = lazy(() => import('./SignIn.tsx'))
const Overview = lazy(() => import('./Overview.tsx'))
const Transactions = lazy(() => import('./Transactions.tsx'))

const theme = createTheme({ shape: { borderRadius: 12 } })
const client = new QueryClient()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Suspense fallback={null}>
            <Routes>
              <Route path="/login" element={<SignIn />} />
              <Route path="/app" element={<Frame />}>
                <Route index element={<Overview />} />
                <Route path="transactions" element={<Transactions />} />
              </Route>
              <Route path="*" element={<Navigate to="/login" replace />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
)
