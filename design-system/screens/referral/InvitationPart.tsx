import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { ArticlePart } from '../../components/layout/Article.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { QrCode } from '../../components/data-display/QrCode.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { ShareInvitation } from '../../components/inputs/ShareButton.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

/** The code, and beside it the link's text and buttons; on phones, whose users need no code of their own link, after them. */
const Invitation = ({ code, children }: { code: ReactNode; children: ReactNode }) => (
  <Stack direction={{ xs: 'column-reverse', sm: 'row' }} spacing={6} sx={{ alignItems: { xs: 'flex-start', sm: 'center' } }}>
    {code}
    <Stack spacing={4} sx={{ flex: { sm: '1 1 0' }, minWidth: 0, maxWidth: '100%' }}>
      {children}
    </Stack>
  </Stack>
)

const LinkSkeleton = () => (
  <Card component="div">
    <Invitation code={<Skeleton width={128} height={128} />}>
      <Skeleton height={42} />
      <Skeleton width="60%" height={20} />
      <Skeleton width={120} height={44} />
    </Invitation>
  </Card>
)

/** The programme's part about the user's own link: to copy, to share, and as a QR code. */
export function InvitationPart({ referral }: { referral: Loadable<ReferralStatistic> }) {
  const t = useTranslations('programme').link
  return (
    <ArticlePart id="link" title={t.title()}>
      <Box>
        <LoadableView from={referral} skeleton={<LinkSkeleton />} failed={t.failed()} level={3} card>
          {({ link }) => (
            <Card component="div">
              <Invitation code={<QrCode value={link} label={t.qr()} size={128} />}>
                <Typography component="p" variant="body2" color="textSecondary" sx={{ maxWidth: '62ch' }}>
                  {t.text()}
                </Typography>
                <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
                  {link.replace(/^https?:\/\//, '')}
                </Typography>
                <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
                  <CopyButton text={link} label={t.copy()} variant="contained" />
                  <ShareInvitation link={link} />
                </Stack>
              </Invitation>
            </Card>
          )}
        </LoadableView>
      </Box>
    </ArticlePart>
  )
}
