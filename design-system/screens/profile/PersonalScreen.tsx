import type { User, VerificationStatus } from '#sdk'
import { languageNameIn } from '../../lib/displayNames.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Cell, Grid } from '../../components/layout/Grid.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { SkeletonRows } from '../../components/feedback/Skeleton.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ContactRows } from './ContactRows.tsx'

export interface PersonalScreenProps {
  /** Names and contacts, for the lines that lead to their pages. */
  user: Loadable<User>
  /** Which contacts are confirmed. */
  verification: Loadable<VerificationStatus>
  /** Names, contacts and verification; `null` hides a line. */
  links: { data: string | null; contacts: string | null; verification: string | null }
}

/** The user's data, read-only; each part links to where it is changed. */
export function PersonalScreen({ user, verification, links }: PersonalScreenProps) {
  const t = useTranslations('profilePages')
  const { locale } = useDesignSystem()
  const format = useFormat()
  return (
    <LoadableView from={user} skeleton={<PersonalSkeleton />} failed={t.failed()} safe={t.safe()} card>
      {(person) => (
        <Grid>
          <Cell span={6}>
            <Section title={t.personal.data()} link={links.data === null ? null : { label: t.personal.edit(), href: links.data }}>
              <DescriptionList
                items={[
                  { name: t.names.firstname(), value: person.firstname },
                  { name: t.names.lastname(), value: person.lastname },
                  { name: t.personal.language(), value: person.lang && languageNameIn(locale, person.lang) },
                  { name: t.personal.since(), value: person.created_at === undefined ? null : format.longDay(person.created_at) },
                  { name: t.personal.number(), value: person.id },
                ]}
              />
            </Section>
          </Cell>
          <Cell span={6}>
            <Section title={t.contacts.title()}>
              <ContactRows user={person} verification={verification} links={links} />
            </Section>
          </Cell>
        </Grid>
      )}
    </LoadableView>
  )
}

const PersonalSkeleton = () => (
  <Grid>
    {[1, 2].map((at) => (
      <Cell key={at} span={6}>
        <Card>
          <SkeletonRows count={3} />
        </Card>
      </Cell>
    ))}
  </Grid>
)
