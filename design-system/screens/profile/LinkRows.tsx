import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import { RowList, ListRow, RowWords } from '../../components/data-display/ListRow.tsx'
import { Section } from '../../components/layout/Section.tsx'

/** Links to related pages, one per row; pages that do not exist yet are omitted. */
export function LinkRows({ title, links }: { title: string; links: ReadonlyArray<[label: string, href: string | null]> }) {
  const there = links.filter((link): link is [string, string] => link[1] !== null)
  if (there.length === 0) return null
  return (
    <Section title={title}>
      <RowList>
        {there.map(([label, href]) => (
          <ListRow key={href}>
            <RowWords name={label} href={href} />
            <span className="figures">
              <CaretRightIcon width={16} height={16} aria-hidden="true" />
            </span>
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}
