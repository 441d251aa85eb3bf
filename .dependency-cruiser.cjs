// The dependency directions of docs/development.md: contract ← texts ← platform ← features ← app, and contract ← texts ← ui ← saving, live, line, routing ← documents ← feature ← features ← app.
const { readFileSync } = require('node:fs')

const contract = '^packages/contract/src'
const server = '^apps/server/src'
const web = '^apps/web/src'
const tables = String.raw`\.tables\.ts$`
const testCode = String.raw`\.(test|fixture|global-setup)\.tsx?$|^apps/server/src/testing/|^apps/web/src/testing/`

/** The web's features in the order of `app/features.ts`: each may use those before it. */
const webFeatures = featuresInOrder(readFileSync(`${__dirname}/apps/web/src/app/features.ts`, 'utf8'))

function featuresInOrder(list) {
  const imported = [...list.matchAll(/import \{ (\w+) \} from '\.\.\/features\/([\w-]+)\/feature\.ts'/g)]
  const folders = new Map(imported.map(([, name, folder]) => [name, folder]))
  const [, listed = ''] = /features: readonly WebFeature\[\] = \[([^\]]+)\]/.exec(list) ?? []
  const order = listed.split(/[\s,]+/).flatMap((name) => folders.get(name) ?? [])
  if (order.length === 0 || order.length !== folders.size)
    throw new Error('The list of the web’s features cannot be read')
  return order
}

// TypeScript 7 has no API that dependency-cruiser supports, so it parses with swc, but without enabling JSX.
const swc = require('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules that depend on each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract is shared by server and web; it depends on neither, and on no language.',
      severity: 'error',
      from: { path: '^packages/contract' },
      to: { path: '^(apps|demo|packages/texts)/' },
    },
    {
      name: 'texts-know-the-contract-alone',
      comment: 'Server and web share the texts, so the texts depend on the contract alone.',
      severity: 'error',
      from: { path: '^packages/texts' },
      to: { path: '^(apps|demo)/' },
    },
    {
      name: 'content-and-line-belong-to-no-feature',
      comment: 'Every feature uses both, so they depend on none; content may only read the limits of names.',
      severity: 'error',
      from: { path: `${contract}/(content|line)/`, pathNot: testCode },
      to: { path: `${contract}/[^/]+/`, pathNot: `${contract}/(content/|line/|profiles/limits)` },
    },
    {
      name: 'server-and-web-apart',
      comment: 'Server and web share only the contract.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: `${server}/platform/`, pathNot: testCode },
      to: { path: `${server}/`, pathNot: String.raw`^apps/server/src/(platform/|config\.ts$)` },
    },
    {
      name: 'features-below-the-app',
      comment: 'The app assembles features, not the other way round.',
      severity: 'error',
      from: { path: `${server}/features/`, pathNot: testCode },
      to: { path: `${server}/`, pathNot: `${server}/(features|platform)/` },
    },
    {
      name: 'features-through-their-index',
      comment: 'A feature offers to others only the exports of its index.ts.',
      severity: 'error',
      from: { path: '^(apps/(?:server|web)/src/features)/([^/]+)/', pathNot: [testCode, tables] },
      to: { path: '^$1/[^/]+/', pathNot: ['^$1/$2/', String.raw`^$1/[^/]+/index\.tsx?$`] },
    },
    ...webFeatures.slice(0, -1).map((name, place) => ({
      name: `${name}-knows-nothing-above`,
      comment: 'The app passes in what a feature shows of a higher one.',
      severity: 'error',
      from: { path: `${web}/features/${name}/`, pathNot: testCode },
      to: { path: `${web}/features/(${webFeatures.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'demo-through-its-entries',
      comment: 'The demo school uses of a feature only the exports of its demo.ts.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: `${server}/features/`, pathNot: String.raw`/features/[^/]+/demo\.ts$` },
    },
    {
      name: 'entries-for-the-demo-alone',
      severity: 'error',
      from: { pathNot: '^demo/' },
      to: { path: String.raw`^apps/server/src/features/[^/]+/demo\.ts$` },
    },
    {
      name: 'tables-point-at-tables',
      comment: 'Tables may name tables of another feature, for foreign keys, and nothing else of it.',
      severity: 'error',
      from: { path: `^(apps/server/src/features)/([^/]+)/.*${tables}` },
      to: { path: '^$1/[^/]+/', pathNot: ['^$1/$2/', tables] },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: `${web}/ui/`, pathNot: testCode },
      to: { path: `${web}/(saving|live|line|documents|routing|feature|features|app)/` },
    },
    {
      name: 'saving-knows-no-feature',
      severity: 'error',
      from: { path: `${web}/saving/`, pathNot: testCode },
      to: { path: `${web}/(documents|feature|features|app)/` },
    },
    {
      name: 'live-knows-no-feature',
      severity: 'error',
      from: { path: `${web}/live/`, pathNot: testCode },
      to: { path: `${web}/(saving|line|documents|routing|feature|features|app)/` },
    },
    {
      name: 'line-knows-no-feature',
      severity: 'error',
      from: { path: `${web}/line/`, pathNot: testCode },
      to: { path: `${web}/(saving|documents|routing|feature|features|app)/` },
    },
    {
      name: 'documents-know-no-feature',
      severity: 'error',
      from: { path: `${web}/documents/`, pathNot: testCode },
      to: { path: `${web}/(live|routing|feature|features|app)/` },
    },
    {
      name: 'routing-knows-no-feature',
      severity: 'error',
      from: { path: `${web}/routing/`, pathNot: testCode },
      to: { path: `${web}/(saving|live|line|documents|feature|features|app)/` },
    },
    {
      name: 'a-declaration-knows-no-feature',
      comment: 'The types of declarations depend on no feature.',
      severity: 'error',
      from: { path: `${web}/feature/`, pathNot: testCode },
      to: { path: `${web}/(features|app)/` },
    },
    {
      name: 'screens-below-the-app',
      severity: 'error',
      from: { path: `${web}/features/`, pathNot: testCode },
      to: { path: `${web}/app/` },
    },
    {
      name: 'calls-in-api-folders',
      comment: 'Each feature keeps its calls, with their cache keys and hooks, in one place.',
      severity: 'error',
      from: { path: `${web}/`, pathNot: ['/api/', testCode] },
      to: { path: `${web}/api/call\\.ts$` },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [testCode, String.raw`\.config\.ts$`] },
      to: { path: testCode },
    },
    {
      name: 'no-development-package-in-the-server',
      severity: 'error',
      from: { path: `${server}/`, pathNot: testCode },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: String.raw`\.css$|\.wasm\?url$` },
    },
  ],
  options: {
    // Without @swc/core it skips TypeScript and reports nothing; scripts/lib/dependency-rules.mjs detects that.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|coverage)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
