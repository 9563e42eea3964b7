import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { ControlledField } from '../../forms/ControlledField.tsx'
import { Form } from '../../forms/Form.tsx'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { useSchemaForm } from '../../forms/useSchemaForm.ts'
import type { Submission } from '../../lib/submission.ts'
import { idle } from '../../lib/submission.ts'
import { LazyDialog } from '../../components/feedback/LazyDialog.tsx'
import { Notice } from '../../components/feedback/Notice.tsx'
import { Button } from '../../components/inputs/Button.tsx'
import { useTranslations } from '../../provider/DesignSystemContext.ts'
import { endOthersSchema } from './EndOthers.schema.ts'

export interface EndOthersProps {
  /** Number of other sessions. */
  count: number
  /** State of ending them. */
  ending: Submission
  /** Ends them all, with the password. */
  onEnd: (password: string) => void
}

/** Ends all other sessions, after a question that asks for the password. Renders nothing where there are none. */
export function EndOthers({ count, ending, onEnd }: EndOthersProps) {
  const t = useTranslations('security').sessions
  const [asked, setAsked] = useState(false)
  // Errors from before the dialog was opened do not belong to it.
  const [before, setBefore] = useState(ending)
  // They have ended: the question is answered.
  if (count === 0 && asked) setAsked(false)
  if (count === 0) return null
  return (
    <>
      <Button
        variant="soft"
        onClick={() => {
          setBefore(ending)
          setAsked(true)
        }}
      >
        {t.all()}
      </Button>
      {asked && <Question count={count} ending={ending === before ? idle : ending} onEnd={onEnd} onClose={() => setAsked(false)} />}
    </>
  )
}

function Question({ count, ending, onEnd, onClose }: EndOthersProps & { onClose: () => void }) {
  const t = useTranslations('security')
  const form = useSchemaForm<{ password: string }>({
    resolver: zodResolver(endOthersSchema),
    draft: null,
    labels: { password: t.password() },
    submission: ending,
    onSubmit: ({ password }) => onEnd(password),
    defaults: { password: '' },
  })
  return (
    <LazyDialog
      title={t.sessions.allTitle()}
      text={t.sessions.allText({ count })}
      busy={ending.busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" disabled={ending.busy} onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button type="submit" variant="danger" form={form.id} busy={ending.busy}>
            {t.sessions.allSubmit()}
          </Button>
        </>
      }
    >
      <Form form={form} label={t.sessions.allTitle()}>
        <ControlledField form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              autoComplete="current-password"
              // The field is the purpose of the dialog.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          )}
        </ControlledField>
      </Form>
    </LazyDialog>
  )
}

/** After a change of the password or of the second factor: the other sessions stay, unless the server or the user ends them. */
export function EndOthersOffer(props: EndOthersProps) {
  const t = useTranslations('security').sessions
  if (props.count === 0) return null
  return (
    <Notice severity="warning" title={t.offerTitle()} action={<EndOthers {...props} />}>
      {t.offerText({ count: props.count })}
    </Notice>
  )
}
