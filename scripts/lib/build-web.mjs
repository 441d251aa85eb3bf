import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from './hash.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { progress, tellWaiting } from './progress.mjs'
import { nodeProgram, preparing, projectEnvironment, projectRoot } from './project.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

const web = join(projectRoot, 'apps', 'web')
const sources = [web, join(projectRoot, 'packages'), join(projectRoot, 'package-lock.json')]
const built = join(web, 'dist')
const making = join(web, 'node_modules', '.build')
const stamp = join(built, '.built-from')
/** Milliseconds to keep assets of earlier builds: open windows still load chunks of the build that they came from. */
const formerAssetsMs = 7 * 86_400_000

/** Builds apps/web/dist when it is missing or was built from other sources. */
export async function ensureWebBuilt() {
  const wanted = hashOf(sources, { without: ['node_modules', 'dist'] })
  const isBuilt = () => readStamp(stamp) === wanted
  if (!isBuilt()) await oneAtATime(preparing, () => isBuilt() || build(wanted), tellWaiting)
}

function build(wanted) {
  const done = progress('Building the web application')
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const options = ['--logLevel', 'warn', '--outDir', making, '--emptyOutDir']
  const { status, error } = spawnSync(nodeProgram(), [vite, 'build', ...options], {
    cwd: web,
    env: projectEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) throw error
  if (status !== 0) throw new Error('The web application could not be built; the reason is above.')
  keepFormerAssets()
  // Swapped in one rename, so that a running server never serves a mix of two builds.
  rmSync(built, { recursive: true, force: true })
  renameSync(making, built)
  writeStamp(stamp, wanted)
  done()
}

function keepFormerAssets() {
  const [former, next] = [join(built, 'assets'), join(making, 'assets')]
  if (!existsSync(former)) return
  mkdirSync(next, { recursive: true })
  for (const name of readdirSync(former)) {
    const isYoung = Date.now() - statSync(join(former, name)).mtimeMs < formerAssetsMs
    if (!isYoung || existsSync(join(next, name))) continue
    cpSync(join(former, name), join(next, name), { recursive: true, preserveTimestamps: true })
  }
}
