// Who may import whom, on resolved paths: the second, stricter reading of the table in the lint configuration.
const room = (names: string) => `^(tests/architecture/planted/)?(${names})/`

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
const flowStage = '^(tests/architecture/planted/)?stories/flows/(flow-simulator|faults)\\.ts$'

export const rules = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: 'sdk/generated|design-system/i18n' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'sdk-alone',
      severity: 'error',
      from: { path: room('sdk'), pathNot: 'sdk/(orval\\.config|tools/)' },
      to: { path: room('openapi|design-system|app|mocks|stories|tests') },
    },
    { name: 'design-system-types-only', severity: 'error', from: { path: room('design-system') }, to: { path: room('sdk'), ...values } },
    {
      name: 'design-system-alone',
      severity: 'error',
      from: { path: room('design-system') },
      to: { path: room('openapi|app|mocks|stories|tests') },
    },
    {
      name: 'app-thin',
      severity: 'error',
      from: { path: room('app'), pathNot: 'app/(build|server|deploy)/|app/vite\\.config' },
      to: { path: room('openapi|mocks|stories|tests') },
    },
    {
      name: 'app-tools-mocks',
      severity: 'error',
      from: { path: 'app/(build|server|deploy)/' },
      to: { path: room('openapi|stories') },
    },
    {
      name: 'sdk-one-door',
      severity: 'error',
      from: { path: room('design-system|app|mocks|stories') },
      to: { path: 'sdk/', pathNot: 'sdk/(index|preloaded|generated/(operations|contract|messages|examples))\\.ts$' },
    },
    { name: 'mocks-alone', severity: 'error', from: { path: room('mocks') }, to: { path: room('design-system|app|stories|tests') } },
    {
      name: 'stories-need-no-app',
      severity: 'error',
      // The index of the workbench is read off the site map by a tool, in Node; no story sees it.
      from: { path: room('stories'), pathNot: [flowFrame, '^stories/\\.storybook/site/'] },
      // The machines are drawn from their own objects, so that no drawing is out of date; machines-pure keeps the rest of the app out. app/src/dev is what
      // only a developer sees: fed by props, like a screen.
      to: { path: room('app|openapi|tests'), pathNot: 'app/src/(dev/|\\w+/[\\w-]+\\.machine\\.ts)' },
    },
    {
      name: 'machines-pure',
      severity: 'error',
      from: { path: '\\.machine\\.ts$' },
      to: {
        path: room('sdk|design-system|app|mocks|stories|tests'),
        pathNot: '\\.machine\\.ts$|app/src/(constants|api/to-problem|auth/digest)\\.ts$',
        ...values,
      },
    },
    {
      name: 'stories-fixtures-only',
      severity: 'error',
      from: { path: room('stories'), pathNot: flowStage },
      to: { path: room('mocks'), pathNot: 'mocks/fixtures/' },
    },
    {
      name: 'stories-types-only',
      severity: 'error',
      from: { path: room('stories'), pathNot: flowStage },
      to: { path: room('sdk'), ...values },
    },
    // Flows are the one place where the workbench runs the application: in a frame of its own, on a simulator that the page around it keeps.
    {
      name: 'flow-frame-one-door',
      severity: 'error',
      from: { path: flowFrame },
      to: { path: room('openapi|sdk|design-system|app|mocks|tests'), pathNot: 'app/src/(main\\.tsx|load-runtime\\.ts)$' },
    },
    {
      name: 'flow-stage-simulator-only',
      severity: 'error',
      from: { path: flowStage },
      to: { path: room('sdk|mocks'), pathNot: 'sdk/generated/operations\\.ts$|mocks/(simulator\\.ts$|fixtures/)' },
    },
    {
      name: 'flow-frame-stays-inside',
      severity: 'error',
      from: { path: room('stories'), pathNot: flowFrame },
      to: { path: flowFrame, ...values },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: { pathNot: 'tests/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|\\.css$|^cloudflare' },
    },
  ],
}
