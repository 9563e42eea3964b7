import Typography from '@mui/material/Typography'
import { Button } from '../../components/inputs/Button.tsx'
import { FullPageMessage } from '../../components/feedback/FullPageMessage.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { NotFoundArt } from '../../components/illustrations/NotFoundArt.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { readablePath } from './readablePath.ts'

type Href = string | null

export interface NotFoundScreenProps {
  /** The address that led nowhere, shown so that a typing mistake can be seen. */
  path: string
  /** Home, the cabinet for users who are signed in, and help. */
  links: { home: string; cabinet: Href; help: Href }
  /** Inside the cabinet's layout, which already has the page's h1. */
  framed?: boolean
}

/** Says which path was not found, "Page Not Found: {path}", and how to go on. */
export function NotFoundScreen({ path, links, framed = false }: NotFoundScreenProps) {
  const { notFound, toHelp } = useTranslations('errors')
  return (
    <FullPageMessage
      framed={framed}
      illustration={<NotFoundArt width={340} />}
      title={notFound.title()}
      text={
        <Trans
          text={notFound.text({ path: readablePath(path) })}
          render={(shown) => (
            <Typography component="bdi" variant="mono" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
              {shown}
            </Typography>
          )}
        />
      }
      actions={
        <>
          <Button href={links.cabinet ?? links.home}>{links.cabinet === null ? notFound.home() : notFound.cabinet()}</Button>
          {links.help !== null && (
            <Button variant="soft" href={links.help}>
              {toHelp()}
            </Button>
          )}
        </>
      }
    >
      <Typography component="p" color="textSecondary" sx={{ maxWidth: '52ch', textWrap: 'pretty' }}>
        {notFound.next()}
      </Typography>
    </FullPageMessage>
  )
}
