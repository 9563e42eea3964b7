import { styled } from '@mui/material/styles'
import { Button } from '../../parts/Button.tsx'
import { FullMessage } from '../../parts/FullMessage.tsx'
import { NotFoundArt } from '../../parts/illustrations/NotFoundArt.tsx'
import { paint } from '../../parts/paint.ts'
import { useText } from '../../provider/reader.ts'
import { readablePath } from './readablePath.ts'

type Href = string | null

export interface NotFoundScreenProps {
  path: string
  links: { home: string; cabinet: Href; help: Href }
  /** Inside the cabinet's frame, which has the page's heading already. */
  framed?: boolean
}

const Path = styled('bdi')(({ theme }) => ({ ...theme.typography.mono, color: paint(theme).text.primary, overflowWrap: 'anywhere' }))

/** product.md §2: "Page Not Found: {path}". */
export function NotFoundScreen({ path, links, framed = false }: NotFoundScreenProps) {
  const { notFound, toHelp } = useText('errors')
  return (
    <FullMessage
      framed={framed}
      illustration={<NotFoundArt width={340} />}
      title={notFound.title()}
      text={
        <>
          {notFound.text()} <Path>{readablePath(path)}</Path>
        </>
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
    />
  )
}
