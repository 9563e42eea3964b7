import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PageStack } from '#design-system/components/layout/CardGrid.tsx'
import { PageHeader } from '#design-system/components/layout/PageHeader.tsx'
import { Card } from '#design-system/components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '#design-system/components/utils/VisuallyHidden.tsx'

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  '& > p, & > ul:not([data-tiles]), & > ol': { ...theme.typography.body1, margin: 0, maxWidth: '68ch' },
  '& > div:not([class])': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 6px' },
  '& > ul:not([data-tiles]), & > ol': { display: 'grid', gap: 6, paddingInlineStart: 22 },
}))

/** Parameters of a documentation page: it has no panel, so nothing is checked while viewing. Tests run all checks. */
export const ofAPage = { a11y: { test: 'off' } } as const

/** A documentation page. */
export const Sheet = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <main>
    <PageStack>
      <PageHeader title={title} {...(lead !== undefined && { lead })} />
      {children}
    </PageStack>
  </main>
)

export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <Body>
      <Typography component="h2" variant="h5">
        {title}
      </Typography>
      {children}
    </Body>
  </Card>
)

const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  gap: 20,
  [theme.breakpoints.down('sm')]: { gap: 16 },
}))
/** Chapters stacked in one of the columns. */
export const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { gap: 16 },
}))
/** Chapters side by side if there is space. */
export const Columns = ({ children }: { children: ReactNode }) => <Beside>{children}</Beside>

/** A table of names, values and samples; scrolls horizontally if wider than a phone. */
const Scroll = styled('div')({ overflowX: 'auto', maxWidth: '100%' })
const Grid = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 'min(100%, 480px)',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'middle',
    padding: '8px 32px 8px 0',
    [theme.breakpoints.down('sm')]: { paddingRight: 16 },
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 430 },
  '& tr:last-of-type > *': { borderBottom: 0 },
}))

export const Table = ({ caption, head, rows }: { caption: string; head: readonly string[]; rows: ReadonlyArray<readonly ReactNode[]> }) => (
  <Scroll tabIndex={0} role="group" aria-label={caption}>
    <Grid>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
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
        {rows.map(([name, ...cells], row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are never reordered
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  </Scroll>
)

const TileList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 16,
  '& > li': { display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 },
})

/** Samples side by side, as many as fit. */
export const Tiles = ({ children }: { children: ReactNode }) => <TileList data-tiles="">{children}</TileList>
