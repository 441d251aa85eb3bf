import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { affectedTests } from './affected-tests.mjs'
import { programsFolder, projectEnvironment, projectRoot } from './project.mjs'

/** The tests that what has changed since a commit may concern, what is not yet committed among it. */
export function changedTests(since) {
  const changed = [
    ...linesOf('git', ['diff', '--name-only', '-z', since, '--'], '\0'),
    ...linesOf('git', ['ls-files', '--others', '--exclude-standard', '-z'], '\0'),
  ]
  return affectedTests(changed, readModules())
}

/** What imports what, as the checker of the dependency rules reads it. */
function readModules() {
  const { modules } = JSON.parse(
    outputOf(join(programsFolder, 'depcruise'), ['apps', 'packages', 'demo', '-T', 'json']),
  )
  return modules.map(({ source, dependencies }) => ({ source, imports: dependencies.map(({ resolved }) => resolved) }))
}

const linesOf = (name, args, between) => outputOf(name, args).split(between).filter(Boolean)

function outputOf(name, args) {
  const { status, stdout, stderr, error } = spawnSync(name, args, {
    cwd: projectRoot,
    env: projectEnvironment(),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  // The checker ends with the number of rules that are broken; saying so is a step of its own.
  if (error || (status !== 0 && stdout === ''))
    throw new Error(`${name} did not work: ${error?.message ?? stderr.trim()}`)
  return stdout
}
