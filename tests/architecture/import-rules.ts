// Which top-level folder may import which, checked on resolved paths. How an import is spelled, and which packages a folder may use, is in
// .oxlintrc.json.
const folder = (names: string) => `^(tests/architecture/planted/)?(${names})/`

export const options = {
  includeOnly: '^(tests/architecture/planted/)?(openapi|sdk|design-system|app|mocks|stories|tests)/',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: 'dist(-demo)?/|\\.build/|tests/bench/static' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
}

const values = { dependencyTypesNot: ['type-only'] }

const flowFrame = '^(tests/architecture/planted/)?stories/flows/frame/'
const flowHost = '^(tests/architecture/planted/)?stories/flows/(flow-simulator|faults)\\.ts$'

const forbidden = [
  {
    name: 'sdk-imports-no-folder',
    from: { path: folder('sdk'), pathNot: 'sdk/(orval\\.config|tools/)' },
    to: { path: folder('openapi|design-system|app|mocks|stories|tests') },
  },
  { name: 'design-system-sdk-types-only', from: { path: folder('design-system') }, to: { path: folder('sdk'), ...values } },
  {
    name: 'design-system-imports-only-sdk',
    from: { path: folder('design-system') },
    to: { path: folder('openapi|app|mocks|stories|tests') },
  },
  {
    name: 'app-imports-sdk-and-design-system',
    from: { path: folder('app'), pathNot: 'app/(build|server|deploy)/|app/vite\\.config' },
    to: { path: folder('openapi|mocks|stories|tests') },
  },
  { name: 'app-tools-import-mocks-too', from: { path: 'app/(build|server|deploy)/' }, to: { path: folder('openapi|stories') } },
  {
    name: 'sdk-public-modules',
    from: { path: folder('design-system|app|mocks|stories') },
    to: { path: 'sdk/', pathNot: 'sdk/(index|schemas|preloaded|generated/(operations|contract|messages|examples))\\.ts$' },
  },
  { name: 'mocks-import-only-sdk', from: { path: folder('mocks') }, to: { path: folder('openapi|design-system|app|stories|tests') } },
  {
    name: 'stories-import-no-app',
    // stories/.storybook/site is a Node tool that reads the site map; no story imports it.
    from: { path: folder('stories'), pathNot: [flowFrame, '^stories/\\.storybook/site/'] },
    // Exceptions: stories draw the state machines from the machines themselves (machines-pure keeps the rest of the app out), and app/src/dev holds
    // developer tools that take props like a screen.
    to: { path: folder('app|openapi|tests'), pathNot: 'app/src/(dev/|\\w+/[\\w-]+\\.machine\\.ts)' },
  },
  {
    name: 'machines-pure',
    from: { path: '\\.machine\\.ts$|auth\\.setup\\.ts$' },
    to: {
      path: folder('sdk|design-system|app|mocks|stories|tests'),
      pathNot: '\\.machine\\.ts$|app/src/(lib/(constants|digest)|api/to-problem|auth/auth\\.setup)\\.ts$',
      ...values,
    },
  },
  {
    name: 'stories-import-only-fixtures',
    from: { path: folder('stories'), pathNot: [flowHost, flowFrame] },
    to: { path: folder('mocks'), pathNot: 'mocks/fixtures/' },
  },
  { name: 'stories-sdk-types-only', from: { path: folder('stories'), pathNot: flowHost }, to: { path: folder('sdk'), ...values } },
  // Flow stories run the whole application in an iframe (stories/flows/frame); the page around it holds the simulator.
  {
    name: 'flow-frame-imports-entry-points',
    from: { path: flowFrame },
    to: {
      path: folder('openapi|sdk|design-system|app|mocks|tests'),
      pathNot: 'app/src/(main\\.tsx|auth/load-runtime\\.ts)$|mocks/transports/handlers\\.ts$',
    },
  },
  {
    name: 'flow-host-imports-simulator',
    from: { path: flowHost },
    to: { path: folder('sdk|mocks'), pathNot: 'sdk/generated/operations\\.ts$|mocks/(simulator\\.ts$|fixtures/)' },
  },
  {
    name: 'flow-frame-not-imported',
    from: { path: folder('stories'), pathNot: flowFrame },
    to: { path: flowFrame, ...values },
  },
]

/**
 * The folders of app/src, lowest first: each may import those of its own line and of the lines above it, never of those below, lazily and for types too.
 * The service worker (pwa) is an entry of its own.
 */
const layers = ['lib', 'site', 'pwa|i18n|integrations|dev', 'api|auth|money', 'hooks', 'layouts|pages']
const inApp = (names: string) => `^(tests/architecture/planted/)?app/src/(${names})/`

const upwards = layers.map((names, index) => ({
  name: `app-${names}-imports-nothing-above-it`,
  from: { path: inApp(names) },
  // Files at the top of app/src, such as the routes, are above all folders.
  to: { path: ['^(tests/architecture/planted/)?app/src/[^/]+$', ...layers.slice(index + 1).map(inApp)] },
}))

const noCircles = { name: 'no-circles', from: {}, to: { circular: true } }

export const rules = { forbidden: [...forbidden, ...upwards, noCircles].map((rule) => ({ ...rule, severity: 'error' })) }
