import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot, systemEnvironment } from './project.mjs'

export const lockFile = join(projectRoot, 'package-lock.json')

/** Throws if `npm ci`, and with it every fresh clone, would refuse package-lock.json. */
export function checkLockFile() {
  const { status, stderr } = tryInstall()
  if (status === 0) return
  const reasons = stderr.split('\n').filter((line) => /Missing|Invalid/.test(line))
  throw new Error([...reasons, 'npm ci refuses package-lock.json: `npm run lock:complete` may help.'].join('\n'))
}

/** Returns the names of packages that `npm ci` misses in package-lock.json. */
export function missingPackages() {
  return [...tryInstall().stderr.matchAll(/Missing: (\S+)@\S* from lock file/g)].map(([, name]) => name)
}

function tryInstall() {
  return spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error'], {
    cwd: projectRoot,
    env: systemEnvironment(),
    encoding: 'utf8',
  })
}
