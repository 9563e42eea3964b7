import type { ActorOptions, AnyActorLogic } from 'xstate'

/** Set in local storage, it switches the inspector on in `npm run dev`: the console shows each event and state of the machines, without what it carries. */
const INSPECT_KEY = 'matu_inspect'

const isOn = import.meta.env.DEV && typeof localStorage !== 'undefined' && localStorage.getItem(INSPECT_KEY) !== null

/** Options of each actor. */
export const inspection: Pick<ActorOptions<AnyActorLogic>, 'inspect'> = isOn
  ? {
      inspect(inspected) {
        if (inspected.type === '@xstate.snapshot' && 'value' in inspected.snapshot)
          // oxlint-disable-next-line no-console -- asked for by a developer
          console.info(inspected.actorRef.sessionId, inspected.event.type, inspected.snapshot.value)
      },
    }
  : {}
