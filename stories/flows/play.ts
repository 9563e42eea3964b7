import { expect, userEvent, waitFor, within } from 'storybook/test'

// Users step through a flow themselves; it plays automatically only for tests/visual/flows.ts.
const isWalk = new URLSearchParams(window.location.search).has('walk')

type Queries = ReturnType<typeof within>

export interface Playing {
  /** Queries in the current iframe of the cabinet. */
  inside: Queries
  user: ReturnType<typeof userEvent.setup>
  /** Presses a button of the panel. */
  press: (name: string) => Promise<void>
  /** Moves the clock. */
  advance: (name: string) => Promise<void>
}

const patience = { timeout: 20_000 }

/** A play function that steps through a flow on request. */
export const played =
  (go: (playing: Playing) => Promise<void>) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    if (!isWalk) return
    const canvas = within(canvasElement)
    const body = async (): Promise<HTMLElement> =>
      waitFor(() => {
        const inner = canvasElement.querySelector('iframe')?.contentDocument
        const found = inner?.querySelector<HTMLElement>('#root h1')
        if (!found)
          throw new Error(
            `The cabinet is not there yet: ${inner?.location.href ?? 'no frame'} ${inner?.body.innerText.slice(0, 200) ?? ''}`,
          )
        return found.ownerDocument.body
      }, patience)
    let current = await body()
    const queries = new Proxy({} as Queries, {
      get: (_, name: string) => {
        const query = Reflect.get(within(current), name) as (...given: unknown[]) => unknown
        return name.startsWith('find') ? (what: unknown, options: unknown = {}) => query(what, options, patience) : query
      },
    })
    // Each iframe is a separate document and needs its own userEvent instance.
    let hand = userEvent.setup({ document: current.ownerDocument })
    const user = new Proxy({} as typeof hand, { get: (_, name: string) => Reflect.get(hand, name) as unknown })
    const press = async (name: string): Promise<void> => {
      const before = canvasElement.querySelector('iframe')
      await userEvent.click(await canvas.findByRole('button', { name }))
      await waitFor(() => expect(canvasElement.querySelector('iframe')).not.toBe(before), patience)
      current = await body()
      hand = userEvent.setup({ document: current.ownerDocument })
    }
    const advance = async (name: string): Promise<void> => userEvent.click(canvas.getByRole('button', { name }))
    // Storybook shows failures only in its panel: the flow runner reads them here.
    const report = (how: string) => void (document.documentElement.dataset['walk'] = how)
    try {
      await go({ inside: queries, user, press, advance })
      report('done')
    } catch (error) {
      report(String(error).slice(0, 400))
      throw error
    }
  }
