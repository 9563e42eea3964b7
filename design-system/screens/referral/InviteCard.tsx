import Stack from '@mui/material/Stack'
import LinkSimpleIcon from '@phosphor-icons/core/regular/link-simple.svg?react'
import QrCodeIcon from '@phosphor-icons/core/regular/qr-code.svg?react'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Button } from '../../components/inputs/Button.tsx'
import { expandedPart } from '../../components/layout/CardGrid.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { QrCode } from '../../components/data-display/QrCode.tsx'
import { Section } from '../../components/layout/Section.tsx'
import { ShareInvitation } from '../../components/inputs/ShareButton.tsx'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { fitsThird } from '../../theme/mixins.ts'
import { radius } from '../../theme/tokens.ts'

// The QR library loads when the user opens the code.

const Address = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  flex: '1 1 260px',
  minWidth: 0,
  minHeight: 52,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  padding: '8px 14px',
  borderRadius: radius.field,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.primary,
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}))
const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 12,
  margin: '20px 0 0',
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // Names of one and of two lines: the numbers are on one line.
  gridTemplateRows: 'auto auto',
  rowGap: 4,
  '& > div': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', minWidth: 0 },
  '& dt': { ...theme.typography.caption, alignSelf: 'end', color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.numberLg, ...fitsThird, overflowWrap: 'normal', margin: 0 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

export type InviteCardProps = {
  /** The link as the server sent it, and the code at its end. */
  link: string
  code: string
  counts: { partners: number; active: number; newcomers: number }
}

function InviteCounts({ counts }: Pick<InviteCardProps, 'counts'>) {
  const t = useTranslations('referral').invite
  const format = useFormat()
  return (
    <Counts>
      <div>
        <dt>{t.partners()}</dt>
        <dd>{format.integer(counts.partners)}</dd>
      </div>
      <div>
        <dt>{t.active()}</dt>
        <dd>
          {format.integer(counts.active)} <small>{`/\u00a0${format.integer(counts.partners)}`}</small>
        </dd>
      </div>
      <div>
        <dt>{t.newcomers()}</dt>
        <dd>{counts.newcomers > 0 ? `+${format.integer(counts.newcomers)}` : '0'}</dd>
      </div>
    </Counts>
  )
}

/** The referral link: to read, copy, share and scan; and the number of people it brought. */
export function InviteCard({ link, code, counts }: InviteCardProps) {
  const t = useTranslations('referral').invite
  const [shown, setShown] = useState(false)
  const id = useId()
  const bare = link.replace(/^https?:\/\//, '')
  const ends = bare.endsWith(code)
  return (
    <Section title={t.title()}>
      <Typography component="p" variant="body2" color="textSecondary" sx={{ mt: -2, mb: 4 }}>
        {t.lead()}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'stretch' }}>
        <Address>
          <LinkSimpleIcon width={20} height={20} aria-hidden="true" />
          <span>
            {ends ? bare.slice(0, -code.length) : bare}
            {ends && <b>{code}</b>}
          </span>
        </Address>
        <Stack
          direction="row"
          spacing={2}
          sx={(theme) => ({
            flexWrap: 'wrap',
            '& > button': { minHeight: 52 },
            [theme.breakpoints.down('md')]: { flex: '1 1 100%', '& > button': { flex: '1 1 auto', px: 3.5 } },
          })}
        >
          <CopyButton text={link} label={t.copy()} variant="contained" />
          <ShareInvitation link={link} />
          <Button
            variant="soft"
            startIcon={<QrCodeIcon width={20} height={20} aria-hidden="true" />}
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? t.hideCode() : t.showCode()}
          </Button>
        </Stack>
      </Stack>
      <div id={id}>
        {shown && (
          <Stack direction="row" spacing={4} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 4 }} {...expandedPart}>
            <QrCode value={link} label={t.codeLabel({ link: bare })} size={200} />
            <Typography component="p" variant="body2" color="textSecondary" sx={{ flex: '1 1 180px', maxWidth: '34ch' }}>
              {t.codeText()}
            </Typography>
          </Stack>
        )}
      </div>
      <InviteCounts counts={counts} />
    </Section>
  )
}
