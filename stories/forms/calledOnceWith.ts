import { expect, waitFor } from 'storybook/test'

/** Asserts a single call with these arguments, and no other one after it. */
export async function calledOnceWith(call: unknown, ...args: unknown[]): Promise<void> {
  await waitFor(() => expect(call).toHaveBeenCalledWith(...args))
  await expect(call).toHaveBeenCalledTimes(1)
}
