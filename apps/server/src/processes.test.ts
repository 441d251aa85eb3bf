import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** The files that loading a module reads: all its imports, except types. */
const importOf = /^(?:import|export)(?! type\b)[^'"]*?'(\.[^']+\.ts)'/gm

function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(importOf)) {
    const imported = join(dirname(file), path)
    if (existsSync(imported)) loadedBy(imported, seen)
  }
  return seen
}

const programs = globSync('**/*.{process,writer}.ts', { cwd: import.meta.dirname })

// A feature's index loads everything below it: seconds of CPU time in every process.
test.each(programs)('%s loads no feature whole', (program) => {
  const loaded = [...loadedBy(join(import.meta.dirname, program))].map((file) => relative(import.meta.dirname, file))
  expect(loaded.filter((file) => /^features\/[^/]+\/index\.ts$/.test(file))).toEqual([])
})

test('the programs that run in processes of their own are found, and what they load is read', () => {
  expect(programs.length).toBeGreaterThan(5)
  expect(loadedBy(join(import.meta.dirname, 'app.ts')).size).toBeGreaterThan(500)
})
