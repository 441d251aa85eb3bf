import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hash.mjs'
import { progress } from './progress.mjs'
import { projectRoot, systemEnvironment } from './project.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

const lockFile = join(projectRoot, 'package-lock.json')
const modules = join(projectRoot, 'node_modules')
const stamp = join(modules, '.learntrail-installed')

/** Installs the dependencies when they are missing or no longer those of package-lock.json. */
export function ensureInstalled() {
  const wanted = hashOf([lockFile])
  if (readStamp(stamp) === wanted) return
  if (!wasInstalledByHand()) install()
  writeStamp(stamp, wanted)
}

/** npm writes this file last. When it is newer than the lock file, somebody has just run `npm install`. */
function wasInstalledByHand() {
  return modifiedAt(join(modules, '.package-lock.json')) >= modifiedAt(lockFile)
}

function install() {
  const done = progress('Installing dependencies (about a minute, only after a change)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Its own Node would be deleted under it, so npm runs on the machine's.
  const { status, error } = spawnSync(npm, ['ci', '--ignore-scripts', '--loglevel=error', '--no-fund', '--no-audit'], {
    cwd: projectRoot,
    env: systemEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) throw new Error('npm could not install the dependencies; its message is above.')
  done()
}

function modifiedAt(file) {
  try {
    return statSync(file).mtimeMs
  } catch {
    return 0
  }
}
