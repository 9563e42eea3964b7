import { expect, waitFor } from 'storybook/test'

/** One call, with this, and no other one after it. */
export async function calledOnceWith(call: unknown, ...args: unknown[]): Promise<void> {
  await waitFor(() => expect(call).toHaveBeenCalledWith(...args))
  await expect(call).toHaveBeenCalledTimes(1)
}
