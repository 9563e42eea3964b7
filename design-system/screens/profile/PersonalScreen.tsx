import type { User, VerificationStatus } from '#sdk'
import { languageTag } from '../../i18n/tags.ts'
import type { Loadable } from '../../lib/loadable.ts'
import { Facts } from '../../parts/Facts.tsx'
import { Cell, Grid } from '../../parts/Grid.tsx'
import { Loaded } from '../../parts/Loaded.tsx'
import { Card, Section } from '../../parts/Section.tsx'
import { SkeletonRows } from '../../parts/Skeleton.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { ContactRows } from './ContactRows.tsx'

export interface PersonalScreenProps {
  user: Loadable<User>
  verification: Loadable<VerificationStatus>
  links: { data: string | null; contacts: string | null; verification: string | null }
}

/** What the cabinet knows about the reader, to be read; each part leads to where it is changed. */
export function PersonalScreen({ user, verification, links }: PersonalScreenProps) {
  const t = useText('profilePages')
  const { locale } = useReader()
  const format = useFormat()
  const language = new Intl.DisplayNames([languageTag[locale]], { type: 'language' })
  return (
    <Loaded from={user} skeleton={<PersonalSkeleton />} failed={t.failed()} safe={t.safe()} card>
      {(person) => (
        <Grid>
          <Cell span={6}>
            <Section title={t.personal.data()} link={links.data === null ? null : { label: t.personal.edit(), href: links.data }}>
              <Facts
                items={[
                  { name: t.names.firstname(), value: person.firstname },
                  { name: t.names.lastname(), value: person.lastname },
                  { name: t.personal.language(), value: language.of(person.lang) },
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
    </Loaded>
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
