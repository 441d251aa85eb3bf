import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programsFolder, projectEnvironment, projectRoot } from './project.mjs'

/** Fewer than this means that the checker did not read our TypeScript, which it does not mention. */
const fewestModules = 50

/** Who may import whom; the rules are in .dependency-cruiser.cjs. */
export function checkDependencyRules() {
  const { status, stdout, stderr } = spawnSync(join(programsFolder, 'depcruise'), ['apps', 'packages', 'demo'], {
    cwd: projectRoot,
    env: projectEnvironment(),
    encoding: 'utf8',
  })
  console.log(`${stdout}${stderr}`.trim())
  if (status !== 0) throw new Error('These imports go a way they must not.')
  const modules = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0)
  if (modules < fewestModules) throw new Error(`Only ${modules} modules were read: is @swc/core installed?`)
}
