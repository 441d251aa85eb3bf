import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hash.mjs'
import { npmArguments, whatIsInstalled } from './install-rules.mjs'
import { progress } from './progress.mjs'
import { projectRoot, systemEnvironment } from './project.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

const lockFile = join(projectRoot, 'package-lock.json')
const modules = join(projectRoot, 'node_modules')
const npmsList = join(modules, '.package-lock.json')
const stamp = join(modules, '.learntrail-installed')
const quietly = ['--ignore-scripts', '--loglevel=error', '--no-fund', '--no-audit']

/** Installs what is `wanted` ('running' or 'everything') where it is missing or no longer that of package-lock.json. */
export function ensureInstalled(wanted = 'running') {
  const lock = hashOf([lockFile])
  const isStamped = readStamp(stamp) === lock
  const isCurrent = isStamped || wasInstalledByHand()
  const todo = npmArguments({ wanted, installed: whatIsInstalled(readNpmsList()), isCurrent })
  if (todo) install(todo)
  if (todo || !isStamped) writeStamp(stamp, lock)
}

/** npm writes its list last. When it is newer than the lock file, somebody has just run `npm install`. */
function wasInstalledByHand() {
  return modifiedAt(npmsList) >= modifiedAt(lockFile)
}

function install(todo) {
  const done = progress('Installing dependencies (about a minute, only after a change)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Its own Node would be deleted under it, so npm runs on the machine's.
  const { status, error } = spawnSync(npm, [...todo, ...quietly], {
    cwd: projectRoot,
    env: systemEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) throw new Error('npm could not install the dependencies; its message is above.')
  done()
}

function readNpmsList() {
  try {
    return JSON.parse(readFileSync(npmsList, 'utf8'))
  } catch {
    return undefined
  }
}

function modifiedAt(file) {
  try {
    return statSync(file).mtimeMs
  } catch {
    return 0
  }
}
