import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hash.mjs'
import { npmArguments, whatIsInstalled } from './install-rules.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { progress, tellWaiting } from './progress.mjs'
import { preparing, projectRoot, systemEnvironment } from './project.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

const lockFile = join(projectRoot, 'package-lock.json')
const modules = join(projectRoot, 'node_modules')
const npmsList = join(modules, '.package-lock.json')
const stamp = join(modules, '.learntrail-installed')
const quietly = ['--ignore-scripts', '--loglevel=error', '--no-fund', '--no-audit']

/** Installs what is `wanted` ('running' or 'everything') if it is missing or differs from package-lock.json. */
export async function ensureInstalled(wanted = 'running') {
  if (isInstalled(wanted)) return
  // Concurrent installations would delete each other's files. The other one may have installed all that is wanted.
  await oneAtATime(preparing, () => isInstalled(wanted) || installWhatIsMissing(wanted), tellWaiting)
}

const isStamped = () => readStamp(stamp) === hashOf([lockFile])
const isInstalled = (wanted) => isStamped() && whatToDo(wanted, true) === undefined

function installWhatIsMissing(wanted) {
  const todo = whatToDo(wanted, isStamped() || wasInstalledByHand())
  if (todo) install(todo)
  writeStamp(stamp, hashOf([lockFile]))
}

const whatToDo = (wanted, isCurrent) => npmArguments({ wanted, installed: whatIsInstalled(readNpmsList()), isCurrent })

/** npm writes its list last: if it is newer than the lock file, `npm install` was run by hand. */
function wasInstalledByHand() {
  return modifiedAt(npmsList) >= modifiedAt(lockFile)
}

function install(todo) {
  const done = progress('Installing dependencies (about a minute, only after a change)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Runs on the machine's Node: npm would delete the project's own Node while running on it.
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
