import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
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
  const sources = modules.map(({ source }) => source)
  return modules.map(({ source, dependencies }) => ({
    source,
    imports: [...dependencies.map(({ resolved }) => resolved), ...importedByPattern(source, sources)],
  }))
}

/** What a module of the server imports by a pattern, which the checker does not see: fixtures of all features. */
function importedByPattern(source, sources) {
  const path = join(projectRoot, source)
  if (!source.startsWith('apps/server/src/') || !existsSync(path)) return []
  return [...readFileSync(path, 'utf8').matchAll(/import\.meta\.glob<\w+>\(\s*'([^']+)'/g)].flatMap(([, pattern]) => {
    const parts = posix.join(posix.dirname(source), pattern).split('*')
    const wanted = new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^/]*')}$`)
    return sources.filter((one) => wanted.test(one))
  })
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
