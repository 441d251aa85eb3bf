// The directions of docs/development.md: contract ← texts ← platform ← features ← app, and contract ← texts ← ui ← saving, live, line, routing ← documents ← feature ← features ← app.
const { readFileSync } = require('node:fs')

const contract = '^packages/contract/src'
const server = '^apps/server/src'
const web = '^apps/web/src'
const tables = String.raw`\.tables\.ts$`
const testCode = String.raw`\.(test|fixture|global-setup)\.tsx?$|^apps/server/src/testing/|^apps/web/src/testing/`

/** Features of the web from the ground up, as `app/features.ts` lists them: each may use those before it. */
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

// TypeScript 7 has no API that this tool knows, so it reads through swc, and forgets to tell it about JSX.
const swc = require('@swc/core')
const { parseFileSync } = swc
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract is what server and web agree on; it knows neither, and no language.',
      severity: 'error',
      from: { path: '^packages/contract' },
      to: { path: '^(apps|demo|packages/texts)/' },
    },
    {
      name: 'texts-know-the-contract-alone',
      comment: 'They are what server and web say of it.',
      severity: 'error',
      from: { path: '^packages/texts' },
      to: { path: '^(apps|demo)/' },
    },
    {
      name: 'content-and-line-belong-to-no-feature',
      comment: 'Every feature writes in the one and speaks on the other; of them content knows how long a name is.',
      severity: 'error',
      from: { path: `${contract}/(content|line)/`, pathNot: testCode },
      to: { path: `${contract}/[^/]+/`, pathNot: `${contract}/(content/|line/|profiles/limits)` },
    },
    {
      name: 'server-and-web-apart',
      comment: 'They meet in the contract.',
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
      comment: 'Features are put together by the app, not the other way round.',
      severity: 'error',
      from: { path: `${server}/features/`, pathNot: testCode },
      to: { path: `${server}/`, pathNot: `${server}/(features|platform)/` },
    },
    {
      name: 'features-through-their-index',
      comment: 'What a feature offers to others is what its index.ts exports.',
      severity: 'error',
      from: { path: '^(apps/(?:server|web)/src/features)/([^/]+)/', pathNot: [testCode, tables] },
      to: { path: '^$1/[^/]+/', pathNot: ['^$1/$2/', String.raw`^$1/[^/]+/index\.tsx?$`] },
    },
    ...webFeatures.slice(0, -1).map((name, place) => ({
      name: `${name}-knows-nothing-above`,
      comment: 'What it shows of a higher feature is put in by the app.',
      severity: 'error',
      from: { path: `${web}/features/${name}/`, pathNot: testCode },
      to: { path: `${web}/features/(${webFeatures.slice(place + 1).join('|')})/` },
    })),
    {
      name: 'demo-through-its-entries',
      comment: 'The demo school is made with what a feature offers it in demo.ts.',
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
      comment: 'A foreign key names the table of another feature, and nothing else of it.',
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
      comment: 'What a feature of the web may have is said without any of them.',
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
      comment: 'What is called, with its cache key and its hook, is found in one place of a feature.',
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
    // Without @swc/core it reads no TypeScript at all and finds nothing wrong; scripts/lib/dependency-rules.mjs notices.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|coverage)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
