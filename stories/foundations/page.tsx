import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Page } from '#design-system/components/Grid.tsx'
import { PageHeader } from '#design-system/components/PageHeader.tsx'
import { Card } from '#design-system/components/Section.tsx'
import Typography from '@mui/material/Typography'

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  '& > p, & > ul:not([data-tiles]), & > ol': { ...theme.typography.body1, margin: 0, maxWidth: '68ch' },
  '& > div:not([class])': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 6px' },
  '& > ul:not([data-tiles]), & > ol': { display: 'grid', gap: 6, paddingInlineStart: 22 },
}))

/** The parameters of a page of the workbench: it has no panel, so nothing is checked while one looks. The tests ask it what they ask every story. */
export const ofAPage = { a11y: { test: 'off' } } as const

/** A page of the workbench itself. */
export const Sheet = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <main>
    <Page>
      <PageHeader title={title} {...(lead !== undefined && { lead })} />
      {children}
    </Page>
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

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))',
  gap: 20,
  '@media (max-width:599.95px)': { gap: 16 },
})
/** Chapters below each other in one of the columns. */
export const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minWidth: 0,
  '@media (max-width:599.95px)': { gap: 16 },
})
/** Chapters beside each other where there is room. */
export const Columns = ({ children }: { children: ReactNode }) => <Beside>{children}</Beside>

/** Names, values and samples below each other; wider than a phone it scrolls by itself. */
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
    '@media (max-width:599.95px)': { paddingRight: 16 },
    borderBottom: `1px solid ${theme.vars.palette.border.hairline}`,
  },
  '& thead th': { ...theme.typography.caption, color: theme.vars.palette.text.tertiary, whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 430 },
  '& tr:last-of-type > *': { borderBottom: 0 },
}))

export const Table = ({ caption, head, rows }: { caption: string; head: readonly string[]; rows: ReadonlyArray<readonly ReactNode[]> }) => (
  <Scroll tabIndex={0} role="group" aria-label={caption}>
    <Grid>
      <caption className="visually-hidden">{caption}</caption>
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
          // oxlint-disable-next-line react/no-array-index-key -- the rows never move
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

/** Samples beside each other, as many as there is room for. */
export const Tiles = ({ children }: { children: ReactNode }) => <TileList data-tiles="">{children}</TileList>
