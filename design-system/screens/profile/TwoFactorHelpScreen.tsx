import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Card } from '../../components/layout/Section.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { Columns } from './columns.tsx'
import { LinkRows } from './LinkRows.tsx'

export interface TwoFactorHelpScreenProps {
  /** Two-factor, safety, and the support for lost devices. */
  links: { twoFactor: string | null; safety: string | null; support: string | null }
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
  '& li::marker': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}))

const Contents = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
})

type Part = readonly [id: string, title: string, body: ReactNode]

function ContentsCard({ parts }: { parts: readonly Part[] }) {
  const t = useTranslations('twoFactorPages').article
  return (
    <Card component="nav" aria-label={t.contents()}>
      <Typography component="h2" variant="h5">
        {t.contents()}
      </Typography>
      <Contents>
        {parts.map(([id, title]) => (
          <li key={id}>
            <TextLink href={`#${id}`}>{title}</TextLink>
          </li>
        ))}
      </Contents>
    </Card>
  )
}

/** How two-factor sign-in works, and what to do after losing the phone. */
export function TwoFactorHelpScreen({ links }: TwoFactorHelpScreenProps) {
  const words = useTranslations('twoFactorPages')
  const t = words.article
  const { support } = links
  const list = (items: string[]) => items.map((item) => <li key={item}>{item}</li>)
  const parts: readonly Part[] = [
    ['set-up', t.setUp.title(), <ol key="steps">{list([t.setUp.one(), t.setUp.two(), t.setUp.three(), t.setUp.four()])}</ol>],
    ['sign-in', t.signIn.title(), <p key="text">{t.signIn.text()}</p>],
    ['wrong-code', t.wrong.title(), <ul key="checks">{list([t.wrong.one(), t.wrong.two(), t.wrong.three()])}</ul>],
    ['lost-phone', t.lost.title(), <p key="text">{t.lost.text()}</p>],
    ['recovery-codes', t.codes.title(), <p key="text">{t.codes.text()}</p>],
    ...(support === null
      ? []
      : [
          [
            'nothing-left',
            t.nothing.title(),
            <p key="text">
              <Trans text={t.nothing.text()} render={(label) => <TextLink href={support}>{label}</TextLink>} />
            </p>,
          ] as const,
        ]),
    ['switch-off', t.switchOff.title(), <p key="text">{t.switchOff.text()}</p>],
  ]
  const side = (
    <>
      <ContentsCard parts={parts} />
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
          <Typography component="p" variant="bodyLg">
            {t.lead()}
          </Typography>
          {parts.map(([id, title, body]) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <Typography component="h2" variant="h5" id={`${id}-title`}>
                {title}
              </Typography>
              {body}
            </section>
          ))}
        </Article>
      </Card>
    </Columns>
  )
}
