import { dirname } from 'node:path/posix'

const isTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file)

// Where everything is put together: what one part of it changes does not concern the others.
const hubs = [
  /^apps\/server\/src\/(app|features|start-platform)\.ts$/,
  /^apps\/web\/src\/app\//,
  /^apps\/(server|web)\/src\/features\/[^/]+\/index\.tsx?$/,
  /^packages\/contract\/src\/(index|features)\.ts$/,
]

/**
 * The tests that a change may concern: those that import what has changed, however far away, and those that lie beside a
 * module which does, because tests of calls and screens go through the whole application. `modules` says what each imports.
 */
export function affectedTests(changed, modules) {
  const importers = importersIn(modules)
  const affected = new Set(changed)
  const isPassedOver = (file) => !changed.includes(file) && hubs.some((hub) => hub.test(file))
  // A set goes on with what is added to it meanwhile.
  for (const file of affected) {
    if (isPassedOver(file)) continue
    for (const source of importers.get(file) ?? []) affected.add(source)
  }
  const ofCode = [...affected].filter((file) => !isTest(file) && !isPassedOver(file))
  const folders = new Set(ofCode.map((file) => dirname(file)))
  const tests = modules.map(({ source }) => source).filter(isTest)
  return tests.filter((test) => affected.has(test) || folders.has(dirname(test)))
}

function importersIn(modules) {
  const importers = new Map()
  for (const { source, imports } of modules) {
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), source])
  }
  return importers
}
