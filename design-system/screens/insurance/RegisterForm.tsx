import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BalanceList, InsuranceType, UserInsurance } from '#sdk'
import { Checkbox } from '../../forms/Checkbox.tsx'
import type { Draft } from '../../forms/draft.ts'
import { Form, Submit } from '../../forms/Form.tsx'
import { RadioGroup } from '../../forms/RadioGroup.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { changeBy, claimDays, endAfter, endOf } from '../../lib/insurance.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { compare, sub } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { Submission } from '../../lib/submission.ts'
import { AsOf } from '../../parts/AsOf.tsx'
import { Article, ArticlePart } from '../../parts/Article.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { Money } from '../../parts/Money.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Section } from '../../parts/Section.tsx'
import { Sentence } from '../../parts/Sentence.tsx'
import { StatusChip } from '../../parts/StatusChip.tsx'
import { TextLink } from '../../parts/TextLink.tsx'
import { UnknownOutcome } from '../../parts/UnknownOutcome.tsx'
import { useReader, useText } from '../../provider/reader.ts'
import { useFormat } from '../../provider/useFormat.ts'
import { registerSchema } from './RegisterScreen.schema.ts'
import { useOffers } from './words.ts'

export interface RegisterFormProps {
  /** At least one. */
  types: readonly InsuranceType[]
  insurances: readonly UserInsurance[]
  /** What the address asks for. */
  chosen: string | null
  /** What can be paid with. */
  balances: Loadable<BalanceList>
  /** When what is offered and what is held were true. */
  fresh: Freshness
  hidden: boolean
  submission: Submission
  outcome: Outcome
  onSubmit: (insurance_type_uuid: string) => void
  draft?: Draft
  links: { terms: string | null; refill: string | null; transactions: string | null; help: string | null }
}

const Offers = styled('span')({ display: 'flex', flexDirection: 'column' })
const Pay = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, marginTop: 20 })

/** Which policy, what it changes, and what one agrees to; the sum beside it, and one more look before anything is paid. */
export function RegisterForm(props: RegisterFormProps) {
  const { types, insurances, chosen, balances, fresh, hidden, submission, outcome, onSubmit, draft, links } = props
  const t = useText('policies')
  const r = t.register
  const format = useFormat()
  const offers = useOffers()
  const { now } = useReader()
  const [review, setReview] = useState(false)

  const own = insurances.find(({ is_active }) => is_active)?.insurance_type_uuid
  const first = [chosen, own].find((uuid) => types.some((type) => type.uuid === uuid)) ?? types[0]!.uuid
  const form = useSchemaForm({
    schema: registerSchema,
    labels: { insurance_type_uuid: r.policy(), terms: r.consentName() },
    submission,
    onSubmit: () => {
      setReview(true)
      return 'shown'
    },
    defaults: { insurance_type_uuid: first },
    ...(draft && { draft }),
  })
  const uuid = useWatch({ control: form.control, name: 'insurance_type_uuid' })
  const type = types.find((one) => one.uuid === uuid) ?? types[0]!
  const change = changeBy(type, insurances, now())
  const price = format.money(type.price_amount, type.price_token, { minimum: 0 })
  const cover = format.money(type.coverage_amount, 'USDT', { minimum: 0 })
  const term = t.days({ count: type.period_days })
  const held = balances.state === 'ready' ? (balances.value.data.find(({ token }) => token === type.price_token)?.available ?? null) : null
  const short = held !== null && compare(type.price_amount, held) > 0
  const ends = format.longDay(endAfter(type, change, now()), now())

  // The question is answered: by a refusal at the form, by an outcome that is not known, or by the page that follows.
  const { busy } = submission
  const [wasBusy, setWasBusy] = useState(busy)
  if (busy !== wasBusy) {
    setWasBusy(busy)
    if (!busy) setReview(false)
  }

  const facts = [
    { name: r.cover(), value: cover },
    { name: r.term(), value: term },
    { name: r.ends(), value: ends },
  ]
  const contents = [
    { id: 'policy', title: r.policy() },
    { id: 'changes', title: r.changes() },
    { id: 'agree', title: r.agree() },
  ]
  const summary = (
    <Section title={`${r.summary()}: ${type.name}`} aside={<AsOf {...fresh} />}>
      <Facts
        items={[
          ...facts,
          { name: r.available(), value: held === null ? '–' : <Money value={held} unit={type.price_token} even hidden={hidden} /> },
          { name: r.price(), value: price, sum: true },
          {
            name: r.after(),
            value:
              held === null || short ? null : <Money value={sub(held, type.price_amount)} unit={type.price_token} even hidden={hidden} />,
          },
        ]}
      />
      <Pay>
        {short && (
          <Notice tone="warning" action={links.refill !== null && <TextLink href={links.refill}>{r.refill()}</TextLink>}>
            {r.missing({ amount: hidden ? format.hidden : format.money(sub(type.price_amount, held), type.price_token) })}
          </Notice>
        )}
        <Submit form={form} disabled={short}>
          {r.pay({ amount: price })}
        </Submit>
      </Pay>
    </Section>
  )

  return (
    <>
      <Form form={form} problem={outcome.state === 'none' ? undefined : <UnknownOutcome outcome={outcome} links={links} />}>
        <Article contents={contents} aside={summary}>
          <ArticlePart id="policy" title={r.policy()}>
            <RadioGroup
              {...form.field('insurance_type_uuid')}
              hideLabel
              cards
              options={types.map((one) => ({
                value: one.uuid,
                title: one.name,
                badge: one.uuid === own && <StatusChip tone="brand">{t.yourPolicy()}</StatusChip>,
                text: (
                  <Offers>
                    <span>
                      {`${r.policyText({
                        cover: format.money(one.coverage_amount, 'USDT', { minimum: 0 }),
                        term: t.days({ count: one.period_days }),
                      })}, ${format.money(one.price_amount, one.price_token, { minimum: 0 })}`}
                    </span>
                    {offers(one).map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </Offers>
                ),
              }))}
            />
          </ArticlePart>
          <ArticlePart id="changes" title={r.changes()}>
            <p>
              {change.kind === 'begins' && r.fresh()}
              {change.kind === 'extends' && r.extends({ days: term })}
              {change.kind === 'replaces' && r.replaces({ name: change.policy.name, days: t.days({ count: change.left }) })}
            </p>
            <Facts
              items={[
                { name: r.begins(), value: change.kind === 'extends' ? r.goesOn() : r.atOnce() },
                { name: r.endsBefore(), value: change.kind === 'extends' ? format.longDay(endOf(change.policy), now()) : null },
                { name: r.ends(), value: ends },
              ]}
            />
          </ArticlePart>
          <ArticlePart id="agree" title={r.agree()}>
            <p>{r.agreeText({ count: claimDays.open })}</p>
            <Checkbox
              {...form.field('terms')}
              label={(piece) => (
                <Sentence
                  text={r.consent()}
                  plain={piece}
                  render={(words) =>
                    links.terms === null ? (
                      piece(words)
                    ) : (
                      <TextLink href={links.terms} target="_blank">
                        {words}
                      </TextLink>
                    )
                  }
                />
              )}
            />
          </ArticlePart>
        </Article>
      </Form>
      {review && (
        <Dialog
          title={(change.kind === 'extends' ? r.review.extendTitle : r.review.title)({ name: type.name, amount: price })}
          text={r.review.text()}
          onClose={() => setReview(false)}
          busy={busy}
          actions={
            <>
              <Button variant="text" onClick={() => setReview(false)} disabled={busy}>
                {r.review.cancel()}
              </Button>
              <Button onClick={() => onSubmit(type.uuid)} busy={busy}>
                {r.pay({ amount: price })}
              </Button>
            </>
          }
        >
          <Facts items={facts} />
        </Dialog>
      )}
    </>
  )
}
