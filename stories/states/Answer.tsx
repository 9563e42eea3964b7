import { zodResolver } from '@hookform/resolvers/zod'
import { ControlledField } from '#design-system/forms/ControlledField.tsx'
import { object } from 'zod/mini'
import { Form, Submit } from '#design-system/forms/Form.tsx'
import { TextInput } from '#design-system/forms/TextInput.tsx'
import { required, text } from '#design-system/forms/rules.ts'
import { useSchemaForm } from '#design-system/forms/useSchemaForm.ts'
import type { Problem } from '#design-system/lib/loadable.ts'
import type { Submission } from '#design-system/lib/submission.ts'
import { refused } from '#design-system/lib/submission.ts'
import { ErrorBlock } from '#design-system/components/feedback/ErrorBlock.tsx'
import { UnknownOutcome } from '#design-system/components/feedback/UnknownOutcome.tsx'
import { Chapter, Sheet } from '../foundations/page.tsx'
import { StoryLink } from '../site/StoryLink.tsx'
import { storyNow } from '../.storybook/toolbar-globals.ts'

export interface AnswerProps {
  title: string
  /** The response as received. */
  says: string
  /** What the application does before the user sees anything. */
  does: string
  /** A read with this result; omitted if users never see it. */
  read?: Problem
  /** A write with this result. */
  write?: Problem
  fields?: Record<string, string[]>
  /** A write that moves money with this result: the outcome is unknown. */
  money?: boolean
  /** Screens in this state. */
  seen: readonly (readonly [story: string, name: string])[]
}

function Sent({ submission, money = false }: { submission: Submission; money?: boolean }) {
  const form = useSchemaForm<{ name: string }>({
    draft: null,
    resolver: zodResolver(object({ name: text().check(required()) })),
    labels: { name: 'Name' },
    defaults: { name: 'Vera' },
    submission,
    onSubmit: () => {},
  })
  return (
    <Form
      form={form}
      label={money ? 'A form that moves money' : 'A form that was sent'}
      {...(money && {
        problem: (
          <UnknownOutcome
            outcome={{ state: 'unknown', phase: 'pausing', since: storyNow - 21_000, onCheck: () => {} }}
            links={{ transactions: '#transactions' }}
          />
        ),
      })}
    >
      <ControlledField form={form} name="name">
        {(field) => <TextInput {...field} />}
      </ControlledField>
      <Submit form={form}>Save</Submit>
    </Form>
  )
}

/** One class of responses: what it is, how it is handled, and what the user sees. */
export const Answer = ({ title, says, does, read, write, fields, money = false, seen }: AnswerProps) => (
  <Sheet title={title} lead={says}>
    <Chapter title="What the application does">
      <p>{does}</p>
    </Chapter>
    {read && (
      <Chapter title="In place of what was read">
        <ErrorBlock title="Couldn’t load your balances" problem={read} safe="Your tokens are not affected." retry={() => {}} level={3} />
      </Chapter>
    )}
    {write && (
      <Chapter title="Above a form that was sent">
        <Sent submission={refused(write, fields)} />
      </Chapter>
    )}
    {money && (
      <Chapter title="Where money was to move">
        <p>
          It is not known yet whether it did. The form is locked, the result is looked up, and nothing offers to send it again until it is
          known.
        </p>
        <Sent submission={refused({ kind: 'unknown-outcome' })} money />
      </Chapter>
    )}
    {seen.length > 0 && (
      <Chapter title="Seen in">
        <div>
          {seen.map(([id, name]) => (
            <span key={id}>
              <StoryLink id={id}>{name}</StoryLink>{' '}
            </span>
          ))}
        </div>
      </Chapter>
    )}
  </Sheet>
)
