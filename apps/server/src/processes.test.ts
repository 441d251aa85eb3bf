import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** What is read when a module of ours is loaded: everything it imports, but for mere types. */
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

// Through its index a feature brings all that stands below it: seconds of the processor, for each process anew.
test.each(programs)('%s loads no feature whole', (program) => {
  const loaded = [...loadedBy(join(import.meta.dirname, program))].map((file) => relative(import.meta.dirname, file))
  expect(loaded.filter((file) => /^features\/[^/]+\/index\.ts$/.test(file))).toEqual([])
})

test('the programs that run in processes of their own are found, and what they load is read', () => {
  expect(programs.length).toBeGreaterThan(5)
  expect(loadedBy(join(import.meta.dirname, 'app.ts')).size).toBeGreaterThan(500)
})
