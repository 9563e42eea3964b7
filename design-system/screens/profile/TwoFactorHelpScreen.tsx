import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Card } from '../../parts/Section.tsx'
import { Sentence } from '../../parts/Sentence.tsx'
import { Text } from '../../parts/Text.tsx'
import { TextLink } from '../../parts/TextLink.tsx'
import { useText } from '../../provider/reader.ts'
import { Columns } from './columns.tsx'
import { LinkRows } from './LinkRows.tsx'

export interface TwoFactorHelpScreenProps {
  links: { twoFactor: string | null; safety: string | null; help: string | null }
}

const Article = styled('article')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  maxWidth: '68ch',
  '& section': { display: 'flex', flexDirection: 'column', gap: 8, scrollMarginTop: 24 },
  '& p': { margin: 0 },
  '& ol, & ul': { margin: 0, paddingLeft: 22, display: 'flex', flexDirection: 'column', gap: 8 },
  '& li::marker': { color: theme.vars!.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}))

const Contents = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
})

/** How two-factor sign-in works, and what to do when the phone is gone. */
export function TwoFactorHelpScreen({ links }: TwoFactorHelpScreenProps) {
  const words = useText('twoFactorPages')
  const t = words.article
  const help = (label: string) => (links.help === null ? label : <TextLink href={links.help}>{label}</TextLink>)
  const list = (items: string[]) => items.map((item) => <li key={item}>{item}</li>)
  const parts: ReadonlyArray<[id: string, title: string, body: ReactNode]> = [
    ['set-up', t.setUp.title(), <ol key="steps">{list([t.setUp.one(), t.setUp.two(), t.setUp.three(), t.setUp.four()])}</ol>],
    ['sign-in', t.signIn.title(), <p key="text">{t.signIn.text()}</p>],
    ['wrong-code', t.wrong.title(), <ul key="checks">{list([t.wrong.one(), t.wrong.two(), t.wrong.three()])}</ul>],
    ['lost-phone', t.lost.title(), <p key="text">{t.lost.text()}</p>],
    ['recovery-codes', t.codes.title(), <p key="text">{t.codes.text()}</p>],
    [
      'nothing-left',
      t.nothing.title(),
      <p key="text">
        <Sentence text={t.nothing.text()} render={help} />
      </p>,
    ],
    ['switch-off', t.switchOff.title(), <p key="text">{t.switchOff.text()}</p>],
  ]
  const side = (
    <>
      <Card as="nav" aria-label={t.contents()}>
        <Text as="h2" variant="h3">
          {t.contents()}
        </Text>
        <Contents>
          {parts.map(([id, title]) => (
            <li key={id}>
              <TextLink href={`#${id}`}>{title}</TextLink>
            </li>
          ))}
        </Contents>
      </Card>
      <LinkRows
        title={words.also.title()}
        links={[
          [words.also.back(), links.twoFactor],
          [words.also.password(), links.safety],
        ]}
      />
    </>
  )
  return (
    <Columns side={side}>
      <Card aria-label={words.title()}>
        <Article>
          <Text as="p" variant="bodyLg">
            {t.lead()}
          </Text>
          {parts.map(([id, title, body]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <Text as="h2" variant="h3" id={`${id}-title`}>
                {title}
              </Text>
              {body}
            </section>
          ))}
        </Article>
      </Card>
    </Columns>
  )
}
