import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programsFolder, projectEnvironment, projectRoot } from './project.mjs'

/** Fewer modules mean that the checker skipped our TypeScript, which it does without a message. */
const fewestModules = 50

/** Checks who may import whom, by the rules in .dependency-cruiser.cjs. */
export function checkDependencyRules() {
  const { status, stdout, stderr } = spawnSync(join(programsFolder, 'depcruise'), ['apps', 'packages', 'demo'], {
    cwd: projectRoot,
    env: projectEnvironment(),
    encoding: 'utf8',
  })
  console.log(`${stdout}${stderr}`.trim())
  if (status !== 0) throw new Error('These imports are not allowed.')
  const modules = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0)
  if (modules < fewestModules) throw new Error(`Only ${modules} modules were read: is @swc/core installed?`)
}
