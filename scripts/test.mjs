// `npm test`: everything CI runs, from a clean clone. One part alone: `node scripts/test.mjs static|unit|e2e`.
import './lib/check-node.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureWebBuilt } from './lib/build-web.mjs'
import { checkDependencyRules } from './lib/dependency-rules.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkLockFile } from './lib/lockfile.mjs'
import { main } from './lib/main.mjs'
import { ensureMediaPrograms } from './lib/media-programs.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { nodeTests, playwright, program, task, vitest } from './lib/steps.mjs'

const steps = [
  { part: 'static', name: 'Lock file', run: task(checkLockFile) },
  { part: 'static', name: 'Types of the contract', run: program('tsc', '-p', 'packages/contract') },
  { part: 'static', name: 'Types of the server', run: program('tsc', '-p', 'apps/server') },
  { part: 'static', name: 'Types of the web', run: program('tsc', '-p', 'apps/web') },
  { part: 'static', name: 'Types of the measurements', run: program('tsc', '-p', 'bench') },
  { part: 'static', name: 'Types of the journeys', run: program('tsc', '-p', 'e2e') },
  { part: 'static', name: 'Lint and format', run: program('biome', 'check', '--error-on-warnings') },
  { part: 'static', name: 'Dependency rules', run: task(checkDependencyRules) },
  { part: 'static', name: 'Dead code', run: program('knip') },
  { part: 'unit', name: 'Script tests', run: nodeTests('scripts/lib') },
  { part: 'unit', name: 'Server tests', run: vitest('apps/server') },
  { part: 'unit', name: 'Web tests', run: vitest('apps/web') },
  { part: 'e2e', name: 'Web build', run: task(ensureWebBuilt) },
  { part: 'e2e', name: 'Journeys in a browser', needs: 'Web build', run: playwright('e2e/playwright.config.ts') },
]

await main(async () => {
  const part = process.argv[2]
  const chosen = steps.filter((step) => !part || step.part === part)
  if (chosen.length === 0) throw new Error('Say static, unit or e2e, or nothing for all of them.')

  ensureInstalled('everything')
  if (chosen.some((step) => step.part !== 'static')) ensureMediaPrograms()
  if (chosen.some((step) => step.part === 'e2e')) process.env.CHROMIUM = ensureBrowser()
  return runSteps(chosen)
})
