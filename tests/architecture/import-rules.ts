// Which folder may import which. How an import is spelled, which packages a folder may use, and that imports go in
// no circle, is in .oxlintrc.json.
import type { Sources } from '#openapi/tools/imports.ts'
import { importsIn } from '#openapi/tools/imports.ts'

interface Rule {
  name: string
  from: RegExp
  notFrom?: RegExp
  to: RegExp
  notTo?: RegExp
  /** Types may be imported. */
  types?: true
  /** An import that the rule finds. */
  planted: readonly [file: string, code: string]
}

const folder = (names: string): RegExp => new RegExp(`^(${names})/`)
const flowFrame = /^stories\/flows\/frame\//
const flowHost = /^stories\/flows\/(flow-simulator|faults)\.ts$/

const rules: readonly Rule[] = [
  {
    name: 'the SDK imports no folder',
    from: folder('sdk'),
    notFrom: /^sdk\/(orval\.config|tools\/)/,
    to: folder('openapi|design-system|app|mocks|stories|tests'),
    planted: ['sdk/x.ts', "export { routes } from '#app/src/routes.tsx'"],
  },
  {
    name: 'the design system takes types of the SDK alone',
    from: folder('design-system'),
    to: folder('sdk'),
    types: true,
    planted: ['design-system/x.ts', "import { type User, listBalances } from '#sdk'"],
  },
  {
    name: 'the design system imports only the SDK',
    from: folder('design-system'),
    to: folder('openapi|app|mocks|stories|tests'),
    planted: ['design-system/x.ts', "import type { Page } from '#app/src/site/pages.ts'"],
  },
  {
    name: 'the application imports the SDK and the design system',
    from: folder('app'),
    notFrom: /^app\/((build|server|deploy)\/|vite\.config)/,
    to: folder('openapi|mocks|stories|tests'),
    planted: ['app/src/x.ts', "import { world } from '#mocks/world/world.ts'"],
  },
  {
    name: 'tools of the application import the simulator too',
    from: /^app\/(build|server|deploy)\//,
    to: folder('openapi|stories'),
    planted: ['app/build/x.ts', "const read = () => import('#stories/site/site.ts')"],
  },
  {
    name: 'modules inside of the SDK are its own',
    from: folder('design-system|app|mocks|stories'),
    to: folder('sdk'),
    notTo: /^sdk\/(index|schemas|preloaded|generated\/(operations|contract|messages|examples))\.ts$/,
    planted: ['app/src/x.ts', "import { request } from '#sdk/http/request.ts'"],
  },
  {
    name: 'the simulator imports only the SDK',
    from: folder('mocks'),
    to: folder('openapi|design-system|app|stories|tests'),
    planted: ['mocks/x.ts', "import '#stories/site/site.ts'"],
  },
  {
    name: 'stories import no application',
    from: folder('stories'),
    // Node tools that read the code; no story imports them.
    notFrom: /^stories\/(flows\/frame\/|\.storybook\/(site\/|packages\.ts))/,
    to: folder('app|openapi|tests'),
    // Stories draw the state machines from the machines themselves, and app/src/dev holds developer tools that take props like a screen.
    notTo: /^app\/src\/(dev\/|\w+\/[\w-]+\.machine\.ts)/,
    planted: ['stories/x.tsx', "import { routes } from '#app/src/routes.tsx'"],
  },
  {
    name: 'machines are pure',
    from: /\.machine\.ts$|auth\.setup\.ts$/,
    to: folder('sdk|design-system|app|mocks|stories|tests'),
    notTo: /\.machine\.ts$|^app\/src\/(lib\/(constants|digest)|api\/to-problem|auth\/auth\.setup)\.ts$/,
    types: true,
    planted: ['app/src/auth/x.machine.ts', "import { login } from '#sdk'"],
  },
  {
    name: 'stories import fixtures of the simulator alone',
    from: folder('stories'),
    notFrom: new RegExp(`${flowHost.source}|${flowFrame.source}`),
    to: folder('mocks'),
    notTo: /^mocks\/fixtures\//,
    planted: ['stories/x.tsx', "import { world } from '#mocks/world/world.ts'"],
  },
  {
    name: 'stories take types of the SDK alone',
    from: folder('stories'),
    notFrom: flowHost,
    to: folder('sdk'),
    types: true,
    planted: ['stories/x.tsx', "import { login } from '#sdk'"],
  },
  // Flow stories run the whole application in an iframe (stories/flows/frame); the page around it holds the simulator.
  {
    name: 'the frame of a flow imports entry points',
    from: flowFrame,
    to: folder('openapi|sdk|design-system|app|mocks|tests'),
    notTo: /^(app\/src\/(main\.tsx|auth\/runtime\.ts)|mocks\/transports\/handlers\.ts)$/,
    planted: ['stories/flows/frame/x.ts', "import { routes } from '#app/src/routes.tsx'"],
  },
  {
    name: 'the host of a flow imports the simulator',
    from: flowHost,
    to: folder('sdk|mocks'),
    notTo: /^(sdk\/generated\/operations\.ts|mocks\/(simulator\.ts|fixtures\/.*))$/,
    planted: ['stories/flows/faults.ts', "import { world } from '#mocks/world/world.ts'"],
  },
  {
    name: 'the frame of a flow is imported by nothing else',
    from: folder('stories'),
    notFrom: flowFrame,
    to: flowFrame,
    types: true,
    planted: ['stories/x.tsx', "import { session } from './flows/frame/session.ts'"],
  },
  // Folders of app/src, from bottom to top: each imports itself and those before it. The files beside them, such as the routes, are above all.
  ...['lib', 'site', 'pwa|i18n|integrations|dev', 'api|auth|money', 'hooks', 'layouts|pages'].map((names, at, layers): Rule => {
    const above = layers.slice(at + 1).map((one) => `(${one})/`)
    return {
      name: `app/src/(${names}) imports nothing above it`,
      from: new RegExp(`^app/src/(${names})/`),
      to: new RegExp(`^app/src/(${['[^/]+$', ...above].join('|')})`),
      planted: [`app/src/${names.split('|')[0]}/x.ts`, "const load = () => import('../routes.tsx')"],
    }
  }),
]

/** Imports against a rule: `the SDK imports no folder: sdk/x.ts → app/src/routes.tsx`. */
export const importFaults = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    const own = rules.filter(({ from, notFrom }) => from.test(file) && !notFrom?.test(file))
    return own.length === 0
      ? []
      : importsIn(file, text).flatMap(({ to: target, kind }) =>
          own
            .filter(({ to, notTo, types }) => to.test(target) && !notTo?.test(target) && !(types && kind === 'type'))
            .map(({ name }) => `${name}: ${file} → ${target}`),
        )
  })

export const plantedImports = rules.map(({ name, planted: [file, code] }) => ({ name, sources: new Map([[file, code]]) }))
