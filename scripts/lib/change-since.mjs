import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { affectedModules, affectedTests } from './affected-tests.mjs'
import { callsBoundBy } from './changed-calls.mjs'
import { readModules } from './module-graph.mjs'
import { projectEnvironment, projectRoot } from './project.mjs'

/**
 * Returns what changed since a commit, uncommitted work included, and what it may affect: existing changed `files`,
 * `tests` (nearest first), `modules` that are not tests, `calls` (`METHOD /path`) bound by these, and `changesImports`,
 * whether any import or export changed.
 */
export function changeSince(since) {
  const changed = [...pathsOf('diff', '--name-only', '-z', since, '--'), ...untracked()]
  const files = [...pathsOf('ls-files', '-z'), ...untracked()].filter((file) => existsSync(join(projectRoot, file)))
  const modules = readModules(files)
  const tests = affectedTests(changed, modules)
  const concerned = affectedModules(changed, modules)
  return {
    files: changed.filter((file) => existsSync(join(projectRoot, file))),
    tests,
    modules: concerned,
    calls: callsBoundBy(concerned, modules),
    changesImports: changed.length > 0 && changesImports(since),
  }
}

const untracked = () => pathsOf('ls-files', '--others', '--exclude-standard', '-z')

/** Whether a changed line imports or exports, or a file is untracked. */
function changesImports(since) {
  const lines = git('diff', '-U0', since, '--', '*.ts', '*.tsx', '*.mjs')
  return untracked().length > 0 || /^[+-](?![+-]{2}).*\b(?:import|export|from)\b/m.test(lines)
}

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
  if (error || status !== 0) throw new Error(`git ${args[0]} did not work: ${error?.message ?? stderr.trim()}`)
  return stdout
}
