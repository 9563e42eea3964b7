import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import ListItemButton from '@mui/material/ListItemButton'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider/DesignSystemProvider.tsx'
import type { LinkProps } from '#design-system/provider/DesignSystemContext.ts'

const AppLink = ({ children, ...props }: LinkProps) => (
  <a data-app-link="" {...props}>
    {children}
  </a>
)

const isAppLink = (element: ReactNode): boolean => {
  const html = renderToStaticMarkup(
    <DesignSystemProvider locale="en" Link={AppLink}>
      {element}
    </DesignSystemProvider>,
  )
  return html.includes('data-app-link')
}

const own = {
  Button: <Button href="/cabinet">Overview</Button>,
  IconButton: <IconButton href="/cabinet">Overview</IconButton>,
  ListItemButton: <ListItemButton href="/cabinet">Overview</ListItemButton>,
  Link: <Link href="/cabinet">Overview</Link>,
}
const others = {
  'another site': <Button href="https://bscscan.com">Explorer</Button>,
  mail: <Link href="mailto:help@matu.test">Mail</Link>,
  'a download': (
    <Link href="/statement.csv" download>
      Statement
    </Link>
  ),
}

describe('the link of the theme', () => {
  it.each(Object.entries(own))('is the application’s in MUI’s %s', (_, link) => expect(isAppLink(link)).toBe(true))

  it.each(Object.entries(others))('is a plain one for %s', (_, link) => expect(isAppLink(link)).toBe(false))
})
