import { afterAll, vi } from 'vitest'

// Files share their modules (`isolate: false`). Vitest rejects an import that is still under way when its file ends, and the next file that renders
// the same lazy part gets the rejection.
afterAll(() => vi.dynamicImportSettled())
