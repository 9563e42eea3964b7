import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import { List, ListRow } from '../../components/ListRow.tsx'
import { Section } from '../../components/Section.tsx'
import Typography from '@mui/material/Typography'
import { useDesignSystem } from '../../provider/DesignSystemContext.ts'

/** Links to related pages, one per row; pages that do not exist yet are omitted. */
export function LinkRows({ title, links }: { title: string; links: ReadonlyArray<[label: string, href: string | null]> }) {
  const { Link } = useDesignSystem()
  const there = links.filter((link): link is [string, string] => link[1] !== null)
  if (there.length === 0) return null
  return (
    <Section title={title}>
      <List>
        {there.map(([label, href]) => (
          <ListRow key={href}>
            <span className="words">
              <Typography variant="subtitle1">
                <Link className="row" href={href}>
                  {label}
                </Link>
              </Typography>
            </span>
            <span className="figures">
              <CaretRightIcon width={16} height={16} aria-hidden="true" />
            </span>
          </ListRow>
        ))}
      </List>
    </Section>
  )
}
