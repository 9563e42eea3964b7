import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import LinkSimpleIcon from '@phosphor-icons/core/regular/link-simple.svg?react'
import type { ReactNode } from 'react'
import type { ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { QrCode } from '../../components/data-display/QrCode.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { ShareInvitation } from '../../components/inputs/ShareButton.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { radius } from '../../theme/tokens.ts'

const size = 200

const address = {
  minHeight: 52,
  alignItems: 'center',
  px: 3.5,
  py: 2,
  borderRadius: `${radius.field}px`,
  bgcolor: 'background.inkRaised',
  '& > svg': { flex: 'none' },
} as const

/** The link's text and buttons, and beside them the code; on phones, whose users need no code of their own link, after them. */
const Invitation = ({ code, children }: { code: ReactNode; children: ReactNode }) => (
  <Card variant="ink" component="div">
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={6} sx={{ height: '100%', alignItems: { xs: 'flex-start', sm: 'center' } }}>
      <Stack spacing={4} sx={{ flex: { sm: '1 1 0' }, minWidth: 0, width: { xs: '100%', sm: 'auto' } }}>
        {children}
      </Stack>
      <Box sx={{ flex: 'none' }}>{code}</Box>
    </Stack>
  </Card>
)

const LinkSkeleton = () => (
  <Invitation code={<Skeleton on="ink" width={size} height={size} />}>
    <Skeleton on="ink" width={120} height={28} />
    <Skeleton on="ink" height={42} />
    <Skeleton on="ink" height={52} />
    <Skeleton on="ink" width={120} height={44} />
  </Invitation>
)

/** The programme's part about the user's own link: to copy, to share, and as a QR code. */
export function InvitationPart({ referral }: { referral: Loadable<ReferralStatistic> }) {
  const t = useTranslations('programme').link
  return (
    <LoadableView from={referral} skeleton={<LinkSkeleton />} failed={t.failed()} card>
      {({ link }) => (
        <Invitation code={<QrCode value={link} label={t.qr()} size={size} />}>
          <Box>
            <Typography component="h2" variant="h4">
              {t.title()}
            </Typography>
            <Typography component="p" variant="body2" color="textOnInkMuted" sx={{ mt: 2 }}>
              {t.text()}
            </Typography>
          </Box>
          <Stack direction="row" spacing={2.5} sx={address}>
            <LinkSimpleIcon width={20} height={20} aria-hidden="true" />
            <Typography variant="subtitle1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {link.replace(/^https?:\/\//, '')}
            </Typography>
          </Stack>
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
            <CopyButton text={link} label={t.copy()} variant="ink" />
            <ShareInvitation link={link} variant="ink2" />
          </Stack>
        </Invitation>
      )}
    </LoadableView>
  )
}
