import { useRef, useState } from 'react'
import type { PasswordDialogProps, PasswordProof } from '#design-system/screens/profile/PasswordDialog.tsx'
import { ApiError, useConfirmPassword } from '#sdk'
import { isApiError, isFrozen } from '../../api/to-problem.ts'
import { toSubmission } from '../../api/to-submission.ts'
import { useWrite } from '../../api/use-write.ts'

/** Laravel's "Password confirmation required.": the request was not carried out and can be sent again. */
const PASSWORD_WANTED = 423

interface Waiting {
  /** The server also requires a code of the app. */
  withCode: boolean
  go: () => void
  give: () => void
}

/**
 * Calls for which the server requires a recently confirmed password. `checked` makes the call; if it is refused for that reason, the dialog asks for
 * the password, with a code of the app where the refusal says so, and the call is repeated. If the user cancels, it ends as aborted, which is no error
 * to show.
 */
export function usePasswordCheck(): { checked: <T>(call: () => Promise<T>) => Promise<T>; dialog: PasswordDialogProps | null } {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const { mutateAsync: confirm } = useConfirmPassword()
  const checking = useWrite({
    mutationFn: async (proof: PasswordProof) => {
      await confirm({ data: proof })
      waiting?.go()
    },
  })
  // Calls that are refused at the same time share one dialog.
  const pending = useRef<Promise<void> | null>(null)
  const asked = (refusal: ApiError): Promise<void> => {
    pending.current ??= new Promise<void>((resolve, reject) => {
      const end = (then: () => void) => () => {
        pending.current = null
        setWaiting(null)
        then()
      }
      const withCode = refusal.says('http.confirm_two_factor')
      const { operation } = refusal
      setWaiting({ withCode, go: end(resolve), give: end(() => reject(new ApiError({ kind: 'aborted', operation }))) })
    })
    return pending.current
  }
  return {
    async checked(call) {
      try {
        return await call()
      } catch (error) {
        if (!isApiError(error) || error.status !== PASSWORD_WANTED || isFrozen(error)) throw error
        await asked(error)
        return call()
      }
    },
    dialog: waiting && {
      withCode: waiting.withCode,
      checking: toSubmission(checking),
      onPassword: checking.mutate,
      onCancel: () => {
        checking.reset()
        waiting.give()
      },
    },
  }
}
