import type { ReactNode } from 'react'
import { Article, ArticlePart } from '../../components/layout/Article.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import Typography from '@mui/material/Typography'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { LinkRows } from './LinkRows.tsx'

export interface TwoFactorHelpScreenProps {
  /** Two-factor, safety, and the support for lost devices. */
  links: { twoFactor: string | null; safety: string | null; support: string | null }
}

type Part = { id: string; title: string; body: ReactNode }

/** How two-factor sign-in works, and what to do after losing the phone. */
export function TwoFactorHelpScreen({ links }: TwoFactorHelpScreenProps) {
  const words = useTranslations('twoFactorPages')
  const t = words.article
  const { support } = links
  const points = (List: 'ol' | 'ul', items: string[]) => (
    <List className="points">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
  const parts: readonly Part[] = [
    { id: 'set-up', title: t.setUp.title(), body: points('ol', [t.setUp.one(), t.setUp.two(), t.setUp.three(), t.setUp.four()]) },
    { id: 'sign-in', title: t.signIn.title(), body: <p>{t.signIn.text()}</p> },
    { id: 'wrong-code', title: t.wrong.title(), body: points('ul', [t.wrong.one(), t.wrong.two(), t.wrong.three()]) },
    { id: 'lost-phone', title: t.lost.title(), body: <p>{t.lost.text()}</p> },
    { id: 'recovery-codes', title: t.codes.title(), body: <p>{t.codes.text()}</p> },
    ...(support === null
      ? []
      : [
          {
            id: 'nothing-left',
            title: t.nothing.title(),
            body: (
              <p>
                <Trans text={t.nothing.text()} render={(label) => <TextLink href={support}>{label}</TextLink>} />
              </p>
            ),
          },
        ]),
    { id: 'switch-off', title: t.switchOff.title(), body: <p>{t.switchOff.text()}</p> },
  ]
  const also = (
    <LinkRows
      title={words.also.title()}
      links={[
        [words.also.back(), links.twoFactor],
        [words.also.password(), links.safety],
      ]}
    />
  )
  return (
    <>
      <Typography component="p" variant="bodyLg" sx={{ maxWidth: '68ch' }}>
        {t.lead()}
      </Typography>
      <Article contents={parts} aside={also}>
        {parts.map(({ id, title, body }) => (
          <ArticlePart key={id} id={id} title={title}>
            {body}
          </ArticlePart>
        ))}
      </Article>
    </>
  )
}
