import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { affectedBy } from './affected-tests.mjs'
import { callsBoundBy } from './changed-calls.mjs'
import { readModules } from './module-graph.mjs'
import { projectEnvironment, projectRoot } from './project.mjs'

/**
 * Returns what changed since a commit, uncommitted work included, and what it may affect: existing changed `files`,
 * `tests` (nearest first), `modules` that are not tests, `calls` (`METHOD /path`) bound by these, and `changesImports`,
 * whether any import or export changed.
 */
export function changeSince(since) {
  const untracked = pathsOf('ls-files', '--others', '--exclude-standard', '-z')
  const changed = [...pathsOf('diff', '--name-only', '-z', since, '--'), ...untracked]
  const modules = readModules([...pathsOf('ls-files', '-z'), ...untracked].filter(isThere))
  const { tests, sources } = affectedBy(changed, modules)
  return {
    files: changed.filter(isThere),
    tests,
    modules: sources,
    calls: callsBoundBy(sources, modules),
    changesImports: untracked.length > 0 || importLine.test(git('diff', '-U0', since, '--', '*.ts', '*.tsx', '*.mjs')),
  }
}

const isThere = (file) => existsSync(join(projectRoot, file))

/** A line of a difference that imports or exports something. */
const importLine = /^[+-](?![+-]{2}).*\b(?:import|export|from)\b/m

const pathsOf = (...args) =>
  git(...args)
    .split('\0')
    .filter(Boolean)

function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: projectRoot,
    env: projectEnvironment(),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  if (error || status !== 0) throw new Error(`git ${args[0]} failed: ${error?.message ?? stderr.trim()}`)
  return stdout
}
