import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import type { BalanceList, InsuranceType, UserInsurance } from '#sdk'
import { Checkbox } from '../../forms/Checkbox.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { RadioGroup } from '../../forms/RadioGroup.tsx'
import { useReviewed } from '../../forms/useReviewed.ts'
import type { SchemaForm } from '../../forms/useSchemaForm.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { changeBy, claimDays, endAfter, endOf } from '../../lib/insurance.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import { compare, sub } from '../../lib/money.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import { LastUpdated } from '../../components/LastUpdated.tsx'
import { Article, ArticlePart } from '../../components/Article.tsx'
import { Button } from '../../components/Button.tsx'
import { LazyDialog } from '../../components/LazyDialog.tsx'
import { DescriptionList } from '../../components/DescriptionList.tsx'
import { Money } from '../../components/Money.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Section } from '../../components/Section.tsx'
import { Trans } from '../../components/Trans.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { UnknownOutcome } from '../../components/UnknownOutcome.tsx'
import { useAmountsHidden, useDesignSystem, useTranslations } from '../../provider/DesignSystemContext.ts'
import { useFormat } from '../../provider/useFormat.ts'
import type { RegisterValues } from './RegisterScreen.schema.ts'
import { registerSchema } from './RegisterScreen.schema.ts'
import { useOffer, useOffers } from './words.ts'

export interface RegisterFormProps extends ReviewSteps {
  /** At least one. */
  types: readonly InsuranceType[]
  insurances: readonly UserInsurance[]
  /** The type selected by the URL. */
  chosen: string | null
  /** Balances to pay with. */
  balances: Loadable<BalanceList>
  /** Age of the offers and balances. */
  fresh: Freshness
  submission: Submission
  outcome: Outcome
  onSubmit: (insurance_type_uuid: string) => void
  links: { terms: string | null; refill: string | null; transactions: string | null; support: string | null }
}

const Offers = styled('span')({ display: 'flex', flexDirection: 'column' })
const Pay = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, marginTop: 20 })

/** Selection of a policy, the change it causes, and consent; the total beside it, and a review before paying. */
export function RegisterForm(props: RegisterFormProps) {
  const { types, insurances, chosen, balances, fresh, submission, outcome, onEdit, onSubmit, links } = props
  const hidden = useAmountsHidden()
  const t = useTranslations('policies')
  const r = t.register
  const format = useFormat()
  const offers = useOffers()
  const offer = useOffer()
  const { now } = useDesignSystem()
  const { review, reviewedOf } = useReviewed<RegisterValues>(props)

  const own = insurances.find(({ is_active }) => is_active)?.insurance_type_uuid
  const first = [chosen, own].find((uuid) => types.some((type) => type.uuid === uuid)) ?? types[0]!.uuid
  const form: SchemaForm<RegisterValues> = useSchemaForm<RegisterValues>({
    schema: registerSchema,
    labels: { insurance_type_uuid: r.policy(), terms: r.consentName() },
    submission,
    onSubmit: (values) => review(values, form.getValues()),
    defaults: { insurance_type_uuid: first },
    draft: 'insurance',
  })
  const values = useWatch({ control: form.control }) as RegisterValues
  const uuid = values.insurance_type_uuid
  const type = types.find((one) => one.uuid === uuid) ?? types[0]!
  const change = changeBy(type, insurances, now())
  const { price_amount, price_token } = type
  const name = type.name ?? t.unnamed()
  const priced = price_amount !== undefined && price_token !== undefined
  const price = offer.price(type)
  const term = offer.term(type)
  const held = balances.state === 'ready' ? (balances.value.data.find(({ token }) => token === price_token)?.available ?? null) : null
  const short = held !== null && priced && compare(price_amount, held) > 0
  const end = endAfter(type, change, now())
  const ends = end === null ? '–' : format.longDay(end, now())
  const pay = priced ? r.pay({ amount: price }) : t.takeOut()

  /** What is lost of the current policy, if one is replaced. */
  const givenUp =
    change.kind !== 'replaces'
      ? null
      : change.left === null
        ? r.replacesOpen({ name: change.policy.name ?? t.unnamed() })
        : r.replaces({ name: change.policy.name ?? t.unnamed(), days: t.days({ count: change.left }) })

  const { busy } = submission
  const until = change.kind === 'extends' ? endOf(change.policy) : null
  const facts = [
    { name: r.cover(), value: offer.cover(type) },
    { name: r.term(), value: term },
    { name: r.ends(), value: ends },
  ]
  const contents = [
    { id: 'policy', title: r.policy() },
    { id: 'changes', title: r.changes() },
    { id: 'agree', title: r.agree() },
  ]
  const summary = (
    <Section title={`${r.summary()}: ${name}`} aside={<LastUpdated {...fresh} />}>
      <DescriptionList
        items={[
          ...facts,
          { name: r.available(), value: held === null || !priced ? '–' : <Money value={held} unit={price_token} even /> },
          { name: r.price(), value: price, sum: true },
          {
            name: r.after(),
            value: held === null || short || !priced ? null : <Money value={sub(held, price_amount)} unit={price_token} even />,
          },
        ]}
      />
      <Pay>
        {!priced && <Notice tone="plain">{r.noPrice()}</Notice>}
        {short && (
          <Notice tone="warning" action={links.refill !== null && <TextLink href={links.refill}>{r.refill()}</TextLink>}>
            {r.missing({ amount: hidden ? format.hidden : format.money(sub(price_amount, held), price_token) })}
          </Notice>
        )}
        <Submit form={form} disabled={short}>
          {pay}
        </Submit>
      </Pay>
    </Section>
  )

  return (
    <>
      <Form form={form} problem={outcome.state === 'none' ? undefined : <UnknownOutcome outcome={outcome} links={links} />}>
        <Article contents={contents} aside={summary}>
          <ArticlePart id="policy" title={r.policy()}>
            <ControlledField form={form} name="insurance_type_uuid">
              {(field) => (
                <RadioGroup
                  {...field}
                  hiddenLabel
                  cards
                  options={types.map((one) => ({
                    value: one.uuid,
                    title: one.name ?? t.unnamed(),
                    badge: one.uuid === own && <StatusChip tone="brand">{t.yourPolicy()}</StatusChip>,
                    text: (
                      <Offers>
                        <span>
                          {[
                            one.coverage_amount !== undefined && one.period_days !== undefined
                              ? r.policyText({ cover: offer.cover(one), term: offer.term(one) })
                              : null,
                            one.price_amount === undefined ? r.noPrice() : offer.price(one),
                          ]
                            .filter((part) => part !== null)
                            .join(', ')}
                        </span>
                        {offers(one).map((line) => (
                          <span key={line}>{line}</span>
                        ))}
                      </Offers>
                    ),
                  }))}
                />
              )}
            </ControlledField>
          </ArticlePart>
          <ArticlePart id="changes" title={r.changes()}>
            <p>
              {change.kind === 'begins' && r.fresh()}
              {change.kind === 'extends' && (type.period_days === undefined ? r.extendsOpen() : r.extends({ days: term }))}
              {givenUp}
            </p>
            <DescriptionList
              items={[
                { name: r.begins(), value: change.kind === 'extends' ? r.goesOn() : r.atOnce() },
                { name: r.endsBefore(), value: until === null ? null : format.longDay(until, now()) },
                { name: r.ends(), value: ends },
              ]}
            />
          </ArticlePart>
          <ArticlePart id="agree" title={r.agree()}>
            <p>{r.agreeText({ count: claimDays.open })}</p>
            <ControlledField form={form} name="terms">
              {(field) => (
                <Checkbox
                  {...field}
                  label={(piece) => (
                    <Trans
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
              )}
            </ControlledField>
          </ArticlePart>
        </Article>
      </Form>
      {reviewedOf(values) && (
        <LazyDialog
          title={
            priced
              ? (change.kind === 'extends' ? r.review.extendTitle : r.review.title)({ name, amount: price })
              : (change.kind === 'extends' ? t.extendName : t.chooseName)({ name })
          }
          text={r.review.text()}
          onClose={onEdit}
          busy={busy}
          actions={
            <>
              <Button variant="text" onClick={onEdit} disabled={busy}>
                {r.review.cancel()}
              </Button>
              <Button onClick={() => onSubmit(type.uuid)} busy={busy}>
                {pay}
              </Button>
            </>
          }
        >
          {givenUp && <Notice tone="warning">{givenUp}</Notice>}
          <DescriptionList items={facts} />
        </LazyDialog>
      )}
    </>
  )
}
