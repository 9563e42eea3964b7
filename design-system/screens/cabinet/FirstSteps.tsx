import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle'
import { styled } from '@mui/material/styles'
import { List, ListRow } from '../../parts/ListRow.tsx'
import { Reeds, countedMarks } from '../../parts/Reeds.tsx'
import { Section } from '../../parts/Section.tsx'
import { Text } from '../../parts/Text.tsx'
import { paint, unseen } from '../../parts/paint.ts'
import { useReader, useText } from '../../provider/reader.ts'

export type FirstStep = { name: 'telegram' | 'twoFactor' | 'wallet' | 'refill'; done: boolean; href: string | null }

const Count = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 12 })
const Row = styled(ListRow)(({ theme }) => ({
  minHeight: 52,
  '& > svg:first-of-type': { color: paint(theme).border.control },
  '&[data-done] > svg:first-of-type': { color: paint(theme).positive.fg },
  '& > svg:last-of-type:not(:first-of-type)': { color: paint(theme).text.tertiary },
}))
const Unseen = styled('span')(unseen)

/** For an account without money and without history: what makes it ready, in the order that makes sense. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const t = useText('cabinet')
  const { Link } = useReader()
  const done = steps.filter((step) => step.done).length
  return (
    <Section title={t.steps.title()}>
      <Count>
        <Reeds marks={countedMarks(steps.length, done, true)} />
        <Text variant="caption" tone="secondary">
          {t.protection.count({ done, all: steps.length })}
        </Text>
      </Count>
      <List>
        {[...steps]
          .sort((a, b) => Number(b.done) - Number(a.done))
          .map(({ name, done: ok, href }) => (
            <Row key={name} {...(ok && { 'data-done': '' })}>
              {ok ? <CheckCircleIcon size={22} weight="fill" aria-hidden="true" /> : <CircleIcon size={22} aria-hidden="true" />}
              <Text variant="label" tone={ok ? 'secondary' : 'primary'} className="words">
                {href && !ok ? (
                  <Link className="row" href={href}>
                    {t.steps[name]()}
                  </Link>
                ) : (
                  <span>
                    {t.steps[name]()}
                    {ok && <Unseen>, {t.steps.done()}</Unseen>}
                  </span>
                )}
              </Text>
              {href && !ok && <CaretRightIcon size={16} aria-hidden="true" />}
            </Row>
          ))}
      </List>
    </Section>
  )
}
