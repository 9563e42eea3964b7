import { useRef, useState } from 'react'
import type { PasswordDialogProps } from '#design-system/screens/profile/PasswordDialog.tsx'
import { useConfirmPassword } from '#sdk'
import { isApiError } from '../../api/to-problem.ts'
import { useSubmission } from '../../api/use-submission.ts'

/** Laravel's "Password confirmation required." (facts.md): the call was not made and can be made again. */
const PASSWORD_WANTED = 423

interface Waiting {
  go: () => void
  give: () => void
}

/**
 * Calls that the server only takes from somebody who has just given the password. `checked` makes one; where it is refused for
 * that reason, the dialog asks and the call is made once more. Who gives up gets the refusal.
 */
export function usePasswordCheck(): { checked: <T>(call: () => Promise<T>) => Promise<T>; dialog: PasswordDialogProps | null } {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const { mutateAsync: confirm } = useConfirmPassword()
  const [checking, onPassword, forget] = useSubmission(async (password: string) => {
    await confirm({ data: { password } })
    waiting?.go()
  })
  // Several calls that are refused at once share one question.
  const pending = useRef<Promise<void> | null>(null)
  const asked = (refusal: unknown): Promise<void> => {
    pending.current ??= new Promise<void>((resolve, reject) => {
      const end = (then: () => void) => () => {
        pending.current = null
        setWaiting(null)
        then()
      }
      // The refusal was an ApiError before it came here.
      setWaiting({ go: end(resolve), give: end(() => reject(refusal as Error)) })
    })
    return pending.current
  }
  return {
    async checked(call) {
      try {
        return await call()
      } catch (error) {
        if (!isApiError(error) || error.status !== PASSWORD_WANTED) throw error
        await asked(error)
        return call()
      }
    },
    dialog: waiting && {
      checking,
      onPassword,
      onCancel: () => {
        forget()
        waiting.give()
      },
    },
  }
}
