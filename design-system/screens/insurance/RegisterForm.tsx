import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { BalanceList, InsuranceType, UserInsurance } from '#sdk'
import { ActionBar } from '../../forms/ActionBar.tsx'
import { Checkbox } from '../../forms/Checkbox.tsx'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { RadioGroup } from '../../forms/RadioGroup.tsx'
import { restoredValues, useReviewed } from '../../forms/useReviewed.ts'
import type { SchemaForm } from '../../forms/useSchemaForm.ts'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import { claimDays } from '../../lib/insurance.ts'
import type { Freshness, Loadable } from '../../lib/loadable.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { ReviewSteps } from '../../lib/review.ts'
import type { Submission } from '../../lib/submission.ts'
import { CardGrid, CardGridItem, expandedPart } from '../../components/layout/CardGrid.tsx'
import { Card } from '../../components/layout/Section.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { DescriptionList } from '../../components/data-display/DescriptionList.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Trans } from '../../components/data-display/Trans.tsx'
import { StatusChip } from '../../components/data-display/StatusChip.tsx'
import { TextLink } from '../../components/navigation/TextLink.tsx'
import { UnknownOutcome } from '../../components/feedback/UnknownOutcome.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { useIsDesktop } from '../../provider/useIsDesktop.ts'
import type { RegisterValues } from './RegisterScreen.schema.ts'
import { registerSchema } from './RegisterScreen.schema.ts'
import { RegisterSummary, Shortage, paymentOf } from './RegisterSummary.tsx'
import type { Purchase } from './usePurchase.ts'
import { usePurchase } from './usePurchase.ts'
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
  /** State of buying the policy. */
  submission: Submission
  /** What is known about the money if the answer was lost; locks the form until it is clear. */
  outcome: Outcome
  /** Buys the chosen policy, paid by the chosen token. */
  onSubmit: (insurance_type_uuid: string) => void
  links: { terms: string | null; refill: string | null; transactions: string | null; support: string | null }
}

type FormProps = { form: SchemaForm<RegisterValues> }

// Beside the policies, unless the window is too low for it.
const stays = (theme: Theme) => ({
  [theme.breakpoints.up('md')]: { '@media (min-height: 720px)': { position: 'sticky', top: 24 } },
})

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={3} aria-label={title}>
      <Typography component="h2" variant="h5" sx={{ minHeight: 28, alignContent: 'center' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  )
}

/** The types on offer as radio cards. */
function PolicyChoice({ form, types, own }: FormProps & { types: readonly InsuranceType[]; own: string | undefined }) {
  const t = useTranslations('policies')
  const offers = useOffers()
  const offer = useOffer()
  const headline = (type: InsuranceType) =>
    [
      type.coverage_amount !== undefined && type.period_days !== undefined
        ? t.register.policyText({ cover: offer.cover(type), term: offer.term(type) })
        : null,
      type.price_amount === undefined ? t.register.noPrice() : offer.price(type),
    ]
      .filter((part) => part !== null)
      .join(', ')
  const options = types.map((type) => ({
    value: type.uuid,
    title: type.name ?? t.unnamed(),
    badge: type.uuid === own && <StatusChip color="primary">{t.yourPolicy()}</StatusChip>,
    text: (
      <Stack component="span">
        <span>{headline(type)}</span>
        {offers(type).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Stack>
    ),
  }))
  return (
    <ControlledField form={form} name="insurance_type_uuid">
      {(field) => <RadioGroup {...field} hiddenLabel cards tall options={options} />}
    </ControlledField>
  )
}

/** What the purchase changes for the user. */
function Changes({ type, purchase }: { type: InsuranceType; purchase: Purchase }) {
  const r = useTranslations('policies').register
  const { change, term, ends, endsBefore, givenUp } = purchase
  return (
    <>
      <Typography component="p" variant="body2" color="textSecondary">
        {change.kind === 'begins' && r.fresh()}
        {change.kind === 'extends' && (type.period_days === undefined ? r.extendsOpen() : r.extends({ days: term }))}
        {givenUp}
      </Typography>
      <DescriptionList
        items={[
          { name: r.begins(), value: change.kind === 'extends' ? r.goesOn() : r.atOnce() },
          { name: r.endsBefore(), value: endsBefore },
          { name: r.ends(), value: ends },
        ]}
      />
    </>
  )
}

function Consent({ form, terms }: FormProps & { terms: string | null }) {
  const r = useTranslations('policies').register
  const link = (plain: (words: string) => ReactNode) => (words: string) =>
    terms === null ? (
      plain(words)
    ) : (
      <TextLink href={terms} target="_blank">
        {words}
      </TextLink>
    )
  return (
    <ControlledField form={form} name="terms">
      {(field) => <Checkbox {...field} label={(piece) => <Trans text={r.consent()} plain={piece} render={link(piece)} />} />}
    </ControlledField>
  )
}

type ReviewProps = { purchase: Purchase; busy: boolean; onEdit: () => void; onPay: () => void }

function Review({ purchase, busy, onEdit, onPay }: ReviewProps) {
  const r = useTranslations('policies').register
  const actions = (
    <>
      <Button variant="text" onClick={onEdit} disabled={busy}>
        {r.review.cancel()}
      </Button>
      <Button onClick={onPay} busy={busy}>
        {purchase.pay}
      </Button>
    </>
  )
  return (
    <LazyDialog title={purchase.question} text={r.review.text()} onClose={onEdit} busy={busy} actions={actions}>
      {purchase.givenUp && <Notice severity="warning">{purchase.givenUp}</Notice>}
      <DescriptionList
        items={[
          { name: r.cover(), value: purchase.cover },
          { name: r.term(), value: purchase.term },
          { name: r.ends(), value: purchase.ends },
        ]}
      />
    </LazyDialog>
  )
}

/** Selection of a policy and the change it causes; the total, the consent and the button beside it, on phones below; then a review before paying. */
export function RegisterForm(props: RegisterFormProps) {
  const { types, insurances, chosen, balances, fresh, submission, outcome, onEdit, onSubmit, links } = props
  const r = useTranslations('policies').register
  const { review, reviewedOf } = useReviewed<RegisterValues>(props)
  const isDesktop = useIsDesktop()

  const own = insurances.find(({ is_active }) => is_active)?.insurance_type_uuid
  const first = [chosen, own].find((uuid) => types.some((type) => type.uuid === uuid)) ?? types[0]!.uuid
  const form: SchemaForm<RegisterValues> = useSchemaForm<RegisterValues>({
    resolver: zodResolver(registerSchema),
    labels: { insurance_type_uuid: r.policy(), terms: r.consentName() },
    submission,
    onSubmit: (values) => review(values, form.getValues()),
    defaults: { insurance_type_uuid: first, terms: false },
    draft: 'insurance',
  })
  const values = useWatch({ control: form.control }) as RegisterValues
  const type = types.find(({ uuid }) => uuid === values.insurance_type_uuid) ?? types[0]!
  const purchase = usePurchase(type, insurances)

  const payment = paymentOf(type, balances)
  // Side by side with what is above it, so that the button is pinned while the policies are scrolled through.
  const pay = (
    <>
      <Typography component="p" variant="caption" color="textSecondary">
        {r.agreeText({ count: claimDays.open })}
      </Typography>
      <Shortage payment={payment} refill={links.refill} />
      <Consent form={form} terms={links.terms} />
      <ActionBar sum={{ name: r.ends(), value: purchase.ends }}>
        <Submit form={form} disabled={payment.missing !== null}>
          {purchase.pay}
        </Submit>
      </ActionBar>
    </>
  )
  return (
    <>
      <Form form={form} problem={outcome.state === 'none' ? undefined : <UnknownOutcome outcome={outcome} links={links} />}>
        <CardGrid>
          <CardGridItem span={7}>
            <Card>
              <Stack spacing={5}>
                <Part title={r.policy()}>
                  <PolicyChoice form={form} types={types} own={own} />
                </Part>
                <Part title={r.changes()}>
                  <Changes type={type} purchase={purchase} />
                </Part>
                {!isDesktop && pay}
              </Stack>
            </Card>
          </CardGridItem>
          <CardGridItem span={5}>
            <Box {...expandedPart} sx={stays}>
              <RegisterSummary payment={payment} purchase={purchase} fresh={fresh}>
                {isDesktop && pay}
              </RegisterSummary>
            </Box>
          </CardGridItem>
        </CardGrid>
      </Form>
      {reviewedOf(values, restoredValues(form.given, values, registerSchema)) && (
        <Review purchase={purchase} busy={submission.busy} onEdit={onEdit} onPay={() => onSubmit(type.uuid)} />
      )}
    </>
  )
}
