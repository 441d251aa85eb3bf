// `npm test`: everything CI runs, from a clean clone. One part alone: `node scripts/test.mjs static|unit|e2e`; for a small
// change `node scripts/test.mjs changed [COMMIT]`: the static part, and the tests that what changed since may concern.
import './lib/check-node.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureWebBuilt } from './lib/build-web.mjs'
import { changedTests } from './lib/changed-tests.mjs'
import { checkDependencyRules } from './lib/dependency-rules.mjs'
import { checkFirstWeight } from './lib/first-weight.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkLockFile } from './lib/lockfile.mjs'
import { main } from './lib/main.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { measurement, nodeTests, playwright, program, task, types, vitest } from './lib/steps.mjs'
import { ensureTestPrograms } from './lib/test-programs.mjs'

const steps = [
  { part: 'static', name: 'Lock file', run: task(checkLockFile) },
  {
    part: 'static',
    name: 'Types',
    run: types('apps/web', 'apps/server', 'bench', 'packages/contract', 'packages/texts', 'e2e'),
  },
  { part: 'static', name: 'Lint and format', run: program('biome', 'check', '--error-on-warnings') },
  { part: 'static', name: 'Dependency rules', run: task(checkDependencyRules) },
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

await main(async () => {
  const [part, since = 'HEAD'] = process.argv.slice(2)
  await ensureInstalled('everything')
  const chosen = part === 'changed' ? stepsOfChange(since) : steps.filter((step) => !part || step.part === part)
  if (chosen.length === 0) throw new Error('Say static, unit, e2e or changed, or nothing for all of them.')

  if (chosen.some((step) => step.part !== 'static')) ensureTestPrograms()
  if (chosen.some((step) => step.part === 'e2e')) process.env.CHROMIUM = ensureBrowser()
  return runSteps(chosen)
})

function stepsOfChange(since) {
  const tests = changedTests(since)
  const ofWeb = tests.filter((test) => test.startsWith('apps/web/'))
  const ofServer = tests.filter((test) => !ofWeb.includes(test))
  const concerned = [
    { name: 'Server tests', workspace: 'apps/server', files: ofServer },
    { name: 'Web tests', workspace: 'apps/web', files: ofWeb },
  ].filter(({ files }) => files.length > 0)
  return [
    ...steps.filter(({ part, name }) => part === 'static' || name === 'Script tests'),
    ...concerned.map(({ name, workspace, files }) => ({ part: 'unit', name, run: vitest(workspace, files) })),
  ]
}
