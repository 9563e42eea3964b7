import Box from '@mui/material/Box'
import { zodResolver } from '@hookform/resolvers/zod'
import CheckCircleFillIcon from '@phosphor-icons/core/fill/check-circle-fill.svg?react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { User } from '#sdk'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form, Submit } from '../../forms/Form.tsx'
import { NameField } from '../../forms/NameField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { Button } from '../../components/inputs/Button.tsx'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { nameSchema } from './NameForm.schema.ts'

type Names = { firstname: string; lastname: string }

const outcome = { display: 'flex', alignItems: 'center', gap: 1.5, '& > svg': { width: 18, height: 18, color: 'success.main' } }

export interface NameEditing {
  /** State of saving the names. */
  saving: Submission
  /** Saves the typed names. */
  onSave: (names: Names) => void
  /** Whether what is typed differs from what is saved. */
  onChanged: (changed: boolean) => void
  /** The user is about to leave changed names; `null` otherwise. */
  leaving: { onStay: () => void; onLeave: () => void } | null
}

type Props = NameEditing & { user: Pick<User, 'firstname' | 'lastname'> }

function LeaveQuestion({ onStay, onLeave }: NonNullable<NameEditing['leaving']>) {
  const t = useTranslations('profilePages').names.leave
  return (
    <LazyDialog
      title={t.title()}
      text={t.text()}
      onClose={onStay}
      actions={
        <>
          <Button variant="soft" onClick={onStay}>
            {t.stay()}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t.go()}
          </Button>
        </>
      }
    />
  )
}

/** First and last name. The result is shown beside the button, which is disabled while nothing has changed. */
export function NameForm({ user, saving, onSave, onChanged, leaving }: Props) {
  const before = { firstname: user.firstname ?? '', lastname: user.lastname ?? '' }
  const t = useTranslations('profilePages').names
  const form = useSchemaForm<{ firstname: string; lastname: string }>({
    resolver: zodResolver(nameSchema),
    draft: 'profile names',
    labels: { firstname: t.firstname(), lastname: t.lastname() },
    submission: saving,
    onSubmit: ({ firstname, lastname }) => onSave({ firstname: firstname.trim(), lastname: lastname.trim() }),
    defaults: before,
  })
  const typed = useWatch({ control: form.control })
  const changed = typed.firstname?.trim() !== before.firstname || typed.lastname?.trim() !== before.lastname
  useEffect(() => onChanged(changed), [changed, onChanged])
  const [saved, setSaved] = useState(false)
  const [was, setWas] = useState(saving)
  if (saving !== was) {
    setWas(saving)
    setSaved(was.busy && !saving.busy && !saving.problem)
  }

  // Saving disables the focused button: the focus moves to the result.
  const result = useRef<HTMLParagraphElement>(null)
  const rests = saved && !changed
  useEffect(() => {
    if (rests) result.current?.focus()
  }, [rests])

  return (
    <Form form={form}>
      <Box sx={{ display: 'grid', gap: { xs: 5, sm: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <ControlledField form={form} name="firstname">
          {(field) => <NameField {...field} autoComplete="given-name" />}
        </ControlledField>
        <ControlledField form={form} name="lastname">
          {(field) => <NameField {...field} autoComplete="family-name" />}
        </ControlledField>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 2, columnGap: 3 }}>
        <Submit form={form} size="medium" fullWidth={false} disabled={!changed && !saving.busy}>
          {t.save()}
        </Submit>
        <Typography component="p" variant="caption" color="textSecondary" ref={result} tabIndex={-1} sx={outcome}>
          {rests && <CheckCircleFillIcon aria-hidden />}
          {rests ? t.saved() : changed ? t.changed() : t.unchanged()}
        </Typography>
      </Stack>
      {leaving && <LeaveQuestion {...leaving} />}
    </Form>
  )
}
