import Stack from '@mui/material/Stack'
import CaretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?react'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import CircleIcon from '@phosphor-icons/core/regular/circle.svg?react'
import { styled } from '@mui/material/styles'
import { RowList, ListRow } from '../../components/data-display/ListRow.tsx'
import { Reeds, countedMarks } from '../../components/brand/Reeds.tsx'
import { Section } from '../../components/layout/Section.tsx'
import Typography from '@mui/material/Typography'
import { useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { VisuallyHidden } from '../../components/utils/VisuallyHidden.tsx'

export type FirstStep = { name: 'telegram' | 'twoFactor' | 'wallet' | 'refill'; done: boolean; href: string | null }
const Row = styled(ListRow, { shouldForwardProp: (prop) => prop !== 'done' })<{ done: boolean }>(({ theme }) => ({
  minHeight: 52,
  '& > svg:first-of-type': { color: theme.vars.palette.border.control },
  '& > svg:last-of-type:not(:first-of-type)': { color: theme.vars.palette.text.tertiary },
  variants: [{ props: { done: true }, style: { '& > svg:first-of-type': { color: theme.vars.palette.success.main } } }],
}))

/** Setup steps for an account without money and history, in a sensible order. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const t = useTranslations('cabinet')
  const { Link } = useDesignSystem()
  const done = steps.filter((step) => step.done).length
  return (
    <Section title={t.steps.title()}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 3 }}>
        <Reeds marks={countedMarks(steps.length, done, true)} />
        <Typography variant="caption" color="textSecondary">
          {t.protection.count({ done, all: steps.length })}
        </Typography>
      </Stack>
      <RowList>
        {[...steps]
          .sort((a, b) => Number(b.done) - Number(a.done))
          .map(({ name, done: ok, href }) => (
            <Row key={name} done={ok}>
              {ok ? (
                <CheckCircleFillIcon width={22} height={22} aria-hidden="true" />
              ) : (
                <CircleIcon width={22} height={22} aria-hidden="true" />
              )}
              <Typography variant="subtitle1" color={ok ? 'textSecondary' : 'textPrimary'} className="words">
                {href && !ok ? (
                  <Link className="row" href={href}>
                    {t.steps[name]()}
                  </Link>
                ) : (
                  <span>
                    {t.steps[name]()}
                    {ok && <VisuallyHidden>, {t.steps.done()}</VisuallyHidden>}
                  </span>
                )}
              </Typography>
              {href && !ok && <CaretRightIcon width={16} height={16} aria-hidden="true" />}
            </Row>
          ))}
      </RowList>
    </Section>
  )
}
