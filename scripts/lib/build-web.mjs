import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hashOf } from './hash.mjs'
import { progress } from './progress.mjs'
import { nodeProgram, projectEnvironment, projectRoot } from './project.mjs'
import { readStamp, writeStamp } from './stamp.mjs'

const web = join(projectRoot, 'apps', 'web')
const sources = [web, join(projectRoot, 'packages', 'contract'), join(projectRoot, 'package-lock.json')]
const stamp = join(web, 'dist', '.built-from')

/** Builds apps/web/dist when it is missing or was built from something else. */
export function ensureWebBuilt() {
  const wanted = hashOf(sources, { without: ['node_modules', 'dist'] })
  if (readStamp(stamp) === wanted) return

  const done = progress('Building the web application')
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status, error } = spawnSync(nodeProgram(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    env: projectEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) throw error
  if (status !== 0) throw new Error('The web application could not be built; the reason is above.')
  writeStamp(stamp, wanted)
  done()
}
