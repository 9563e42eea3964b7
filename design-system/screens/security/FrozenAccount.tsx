import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import SnowflakeIcon from '@phosphor-icons/core/regular/snowflake.svg?react'
import type { ReactNode } from 'react'
import type { FreezeState } from '../../lib/freeze.ts'
import type { Submission } from '../../lib/submission.ts'
import { ListRow, RowList, RowWords } from '../../components/data-display/ListRow.tsx'
import { BlockedPanel } from '../../components/feedback/BlockedPanel.tsx'
import { ErrorBlock } from '../../components/feedback/ErrorBlock.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { CardGrid, CardGridItem, PageStack } from '../../components/layout/CardGrid.tsx'
import { Card, Section } from '../../components/layout/Section.tsx'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { StillWorks, Stopped } from './Stopped.tsx'
import type { ThawFormProps } from './ThawForm.tsx'
import { ThawForm } from './ThawForm.tsx'
import { useFrozen } from './useFrozen.ts'

type Href = string | null

/** The head of a freeze without an end: that it is there, and since when. */
export function FrozenHead({ text, action }: { text: string; action?: ReactNode }) {
  const t = useTranslations('security').frozen
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: { xs: 2.5, md: 4.5 }, '& > svg': { flex: 'none', color: 'primary.main' } }}>
      <SnowflakeIcon width={28} height={28} aria-hidden />
      <Stack spacing={2} sx={{ minWidth: 0, maxWidth: '66ch', alignItems: 'flex-start' }}>
        <Typography component="h2" variant="h4">
          {t.title()}
        </Typography>
        <Typography component="p" variant="body2" color="textSecondary">
          {text}
        </Typography>
        {action}
      </Stack>
    </Stack>
  )
}

/** What to do before unfreezing, each with its page. */
function SafeFirst({ links }: { links: FrozenAccountProps['links'] }) {
  const t = useTranslations('security').frozen
  const rows = [
    { name: t.newPassword(), text: t.newPasswordText(), action: t.newPasswordAction(), href: links.password },
    { name: t.others(), text: t.othersText(), action: t.othersAction(), href: links.sessions },
    { name: t.wallets(), text: t.walletsText(), action: t.walletsAction(), href: links.wallets },
    { name: t.support(), text: t.supportText(), action: t.supportAction(), href: links.support },
  ].filter(({ href }) => href !== null)
  return (
    <Section title={t.safeTitle()}>
      <RowList sx={{ '& > li > .MuiButton-root': { width: { xs: '100%', md: 'auto' }, mt: { xs: 2, md: 0 } } }}>
        {rows.map(({ name, text, action, href }, at) => (
          <ListRow key={name}>
            <RowWords name={name}>{text}</RowWords>
            <Button variant={at === 0 ? 'contained' : 'soft'} href={href!}>
              {action}
            </Button>
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}

export interface FrozenAccountProps extends ThawFormProps {
  freeze: FreezeState
  /** State of freezing again. */
  freezing: Submission
  onFreeze: () => void
  /** The password form, the sessions, the trusted wallets and support; `null` hides a line. */
  links: { password: Href; sessions: Href; wallets: Href; support: Href }
}

/** The frozen account on the security page: what stopped, what to do first, and the way out; while it thaws, when it ends. */
export function FrozenAccount({ freeze, freezing, onFreeze, links, ...thaw }: FrozenAccountProps) {
  const t = useTranslations('security')
  const format = useFormat()
  const { now } = useDesignSystem()
  const frozen = useFrozen(freeze)
  if (frozen === null)
    return (
      <Card>
        <Typography component="p" variant="body2" role="status">
          {t.thawing.over()}
        </Typography>
      </Card>
    )
  if (frozen.until !== null)
    return (
      <PageStack>
        <BlockedPanel
          title={t.thawing.title({ day: format.longDay(frozen.until, now()), time: format.time(frozen.until) })}
          until={frozen.until}
        >
          {t.thawing.text()}
        </BlockedPanel>
        <Section title={t.thawing.notYou()}>
          <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
            <Typography component="p" variant="body2" color="textSecondary">
              {t.thawing.notYouText()}
            </Typography>
            {freezing.problem && <ErrorBlock title={t.freeze.failed()} problem={freezing.problem} level={3} />}
            <Button variant="danger" startIcon={<SnowflakeIcon width={20} height={20} />} busy={freezing.busy} onClick={onFreeze}>
              {t.thawing.again()}
            </Button>
          </Stack>
        </Section>
      </PageStack>
    )
  return (
    <PageStack>
      <Card>
        <FrozenHead text={t.frozen.since({ moment: format.dayTime(frozen.since, now(), true) })} />
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 5, mt: 5, pt: 5, borderTop: 1, borderColor: 'divider', '& > *': { flex: 1 } }}
        >
          <Stack spacing={3}>
            <Typography component="h3" variant="subtitle2" color="textSecondary">
              {t.frozen.stopped()}
            </Typography>
            <Stopped label={t.frozen.stopped()} />
          </Stack>
          <Stack spacing={3}>
            <Typography component="h3" variant="subtitle2" color="textSecondary">
              {t.frozen.works()}
            </Typography>
            <StillWorks label={t.frozen.works()} />
          </Stack>
        </Stack>
      </Card>
      <CardGrid>
        <CardGridItem span={7} narrow={6}>
          <SafeFirst links={links} />
        </CardGridItem>
        <CardGridItem span={5} narrow={6}>
          <ThawForm {...thaw} />
        </CardGridItem>
      </CardGrid>
    </PageStack>
  )
}
