import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReferralStatistic } from '#sdk'
import type { Loadable } from '../../lib/loadable.ts'
import { ArticlePart, Prose } from '../../components/layout/Article.tsx'
import { CopyButton } from '../../components/inputs/CopyButton.tsx'
import { LoadableView } from '../../components/feedback/LoadableView.tsx'
import { QrCode } from '../../components/data-display/QrCode.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { ShareInvitation } from '../../components/inputs/ShareButton.tsx'
import { Skeleton } from '../../components/feedback/Skeleton.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'

const Invitation = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 24,
  '& > .words': { flex: '1 1 220px', minWidth: 0, display: 'flex', flexDirection: 'column', gap: 16 },
  '& .link': { overflowWrap: 'anywhere' },
  '& .verbs': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

const LinkSkeleton = () => (
  <Card component="div">
    <Invitation>
      <div className="words">
        <Skeleton width="60%" height={20} />
        <Skeleton width={120} height={44} />
      </div>
      <Skeleton width={168} height={168} />
    </Invitation>
  </Card>
)

/** The programme's part about the user's own link: to copy, to share, and as a QR code. */
export function InvitationPart({ referral }: { referral: Loadable<ReferralStatistic> }) {
  const t = useTranslations('programme').link
  return (
    <ArticlePart id="link" title={t.title()}>
      <Prose text={t.text()} />
      <Box sx={{ mt: 2 }}>
        <LoadableView from={referral} skeleton={<LinkSkeleton />} failed={t.failed()} level={3} card>
          {({ link }) => (
            <Card component="div">
              <Invitation>
                <div className="words">
                  <Typography variant="subtitle1" className="link">
                    {link.replace(/^https?:\/\//, '')}
                  </Typography>
                  <div className="verbs">
                    <CopyButton text={link} label={t.copy()} variant="contained" />
                    <ShareInvitation link={link} />
                  </div>
                </div>
                <QrCode value={link} label={t.qr()} size={168} />
              </Invitation>
            </Card>
          )}
        </LoadableView>
      </Box>
    </ArticlePart>
  )
}
