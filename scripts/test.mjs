// `npm test`: everything that CI runs, from a clean clone. `node scripts/test.mjs static|unit|e2e` runs one part. For a
// small change, `node scripts/test.mjs changed [COMMIT]` runs the static part and the nearest tests that the change may
// affect.
import './lib/check-node.mjs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureWebBuilt } from './lib/build-web.mjs'
import { changeSince } from './lib/change-since.mjs'
import { namedLike, sampleOf } from './lib/changed-calls.mjs'
import { checkDependencyRules } from './lib/dependency-rules.mjs'
import { checkFileRoles } from './lib/file-roles.mjs'
import { checkFirstWeight } from './lib/first-weight.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkLockFile } from './lib/lockfile.mjs'
import { main } from './lib/main.mjs'
import { projectRoot } from './lib/project.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { checkSqlOwners } from './lib/sql-owners.mjs'
import { measurement, nodeTests, playwright, program, task, types, vitest } from './lib/steps.mjs'
import { ensureTestPrograms } from './lib/test-programs.mjs'

/** Folders whose types are checked, longest first, each with the other folders that its check includes. */
const typedFolders = {
  'apps/web': [],
  // Both import much of the server, whose types would otherwise be checked again for each.
  'apps/server': ['bench', 'demo'],
  'packages/contract': [],
  'packages/texts': [],
  e2e: [],
}

const steps = [
  { part: 'static', name: 'Lock file', run: task(checkLockFile) },
  {
    part: 'static',
    name: 'Types',
    run: types(...Object.keys(typedFolders)),
  },
  { part: 'static', name: 'Lint and format', run: program('biome', 'check', '--error-on-warnings') },
  { part: 'static', name: 'Dependency rules', run: task(checkDependencyRules) },
  { part: 'static', name: 'Whose tables SQL names', run: task(checkSqlOwners) },
  { part: 'static', name: 'Roles of server files', run: task(checkFileRoles) },
  { part: 'static', name: 'Dead code', run: program('knip') },
  { part: 'unit', name: 'Script tests', run: nodeTests('scripts/lib') },
  { part: 'unit', name: 'Server tests', run: vitest('apps/server') },
  { part: 'unit', name: 'Web tests', run: vitest('apps/web') },
  { part: 'e2e', name: 'Web build', run: task(ensureWebBuilt) },
  { part: 'e2e', name: 'Weight of first visits', needs: 'Web build', run: task(checkFirstWeight) },
  {
    part: 'e2e',
    name: 'Two nodes, and what they stand on, killed',
    run: measurement('cluster', '--kills=3', '--times=told'),
  },
  { part: 'e2e', name: 'Journeys in a browser', needs: 'Web build', run: playwright('e2e/playwright.config.ts') },
]

/** `most`: how many of the test files that a change may affect are run in each workspace, nearest first. */
const runners = [
  { name: 'Server tests', workspace: 'apps/server', tested: /^(apps\/server|packages|demo)\//, most: 12 },
  { name: 'Web tests', workspace: 'apps/web', tested: /^apps\/web\//, most: 16 },
]

await main(async () => {
  const [part, since = 'HEAD'] = process.argv.slice(2)
  await ensureInstalled('everything')
  const chosen = part === 'changed' ? stepsOfChange(since) : steps.filter((step) => !part || step.part === part)
  if (chosen.length === 0 && part === 'changed') {
    console.log('Nothing has changed that a test could concern.')
    return 0
  }
  if (chosen.length === 0) throw new Error('Say static, unit, e2e or changed, or nothing for all of them.')

  if (chosen.some((step) => step.part !== 'static')) ensureTestPrograms()
  if (chosen.some((step) => step.part === 'e2e')) process.env.CHROMIUM = ensureBrowser()
  return runSteps(chosen)
})

/**
 * Returns the steps for a small change: the checks that it may affect, the nearest tests, and those of the generated
 * tests of all calls that name a sample of the affected calls.
 */
function stepsOfChange(since) {
  const { files, tests, modules, calls, changesImports } = changeSince(since)
  const inFolder = (folder) => [...files, ...modules].some((file) => file.startsWith(`${folder}/`))
  const folders = Object.entries(typedFolders)
    .filter(([folder, others]) => [folder, ...others].some(inFolder))
    .map(([folder]) => folder)
  const formatted = files.filter(
    (file) => /\.(ts|tsx|mts|mjs|js|json|css)$/.test(file) && !file.endsWith('package-lock.json'),
  )
  const isGenerated = (test) => test.includes('/every-call.') && !files.includes(test)
  const chosen = runners.map(({ name, workspace, tested, most }) => {
    const concerned = tests.filter((test) => tested.test(test) && !isGenerated(test))
    return { name, workspace, near: concerned.slice(0, most), left: Math.max(0, concerned.length - most) }
  })
  const left = chosen.reduce((sum, { left: rest }) => sum + rest, 0)
  if (left > 0) console.log(`${left} more files of tests are farther away; \`npm test\` runs them.`)
  const sampled = sampleOf(calls)
  return [
    folders.length > 0 && { part: 'static', name: 'Types', run: types(...folders) },
    formatted.length > 0 && {
      part: 'static',
      name: 'Lint and format',
      run: program('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...formatted),
    },
    ...steps.filter(({ name }) => changesImports && ['Dependency rules', 'Dead code'].includes(name)),
    ...steps.filter(
      ({ name }) => ['Whose tables SQL names', 'Roles of server files'].includes(name) && inFolder('apps/server'),
    ),
    ...steps.filter(({ name }) => name === 'Script tests' && inFolder('scripts')),
    ...chosen
      .filter(({ near }) => near.length > 0)
      .map(({ name, workspace, near }) => ({ part: 'unit', name, run: vitest(workspace, near) })),
    sampled.length > 0 && {
      part: 'unit',
      name: `Tests of all calls, for ${sampled.length} of ${calls.length}: ${sampled.join(', ')}`,
      run: vitest('apps/server', everyCall(), { named: namedLike(sampled) }),
    },
  ].filter(Boolean)
}

function everyCall() {
  return readdirSync(join(projectRoot, 'apps/server/src'))
    .filter((name) => /^every-call\..*\.test\.ts$/.test(name))
    .map((name) => `apps/server/src/${name}`)
}
