import { basename, dirname } from 'node:path/posix'

const isTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file)

// Modules that import everything: a change to one import does not affect the others. A change to a hub itself affects
// everything.
const hubs = [
  /^apps\/server\/src\/(app|features|main|start-platform)\.ts$/,
  /^apps\/(server|web)\/src\/testing\//,
  /^apps\/web\/src\/app\//,
  /^packages\/contract\/src\/(index|features)\.ts$/,
]

/** The demo school imports all features, and only people look at it. */
const isDemo = (file) => file.startsWith('demo/')

/** Whether a file is a feature's public interface. */
const isIndex = (file) => /^apps\/(server|web)\/src\/features\/[^/]+\/index\.tsx?$/.test(file)

/**
 * Returns what a change may affect, nearest first: `tests`, those that import a changed module, at any distance, and
 * those beside such a module, because tests of calls and screens go through the whole application; and `sources`, the
 * modules that are no tests. Imports through a feature's index are followed name by name, to the features that use a
 * name from a changed module. `modules` come from `readModules`: what each imports, which names from which index, and
 * the module behind each name of an index.
 */
export function affectedBy(changed, modules) {
  const distances = reachOf(changed, modules)
  const folders = new Map()
  for (const [file, distance] of distances) {
    if (isTest(file) || isPassedOver(file, changed)) continue
    folders.set(dirname(file), Math.min(distance, folders.get(dirname(file)) ?? distance))
  }
  const wordsChanged = new Set(changed.map(wordOf))
  const distanceOf = (test) => {
    const beside = isOfRules(test) ? undefined : folders.get(dirname(test))
    const distance = Math.min(distances.get(test) ?? Infinity, beside ?? Infinity)
    return wordsChanged.has(wordOf(test)) ? distance - 1 : distance
  }
  const tests = modules.map(({ source }) => source).filter((file) => isTest(file) && distanceOf(file) < Infinity)
  return {
    tests: tests.sort((one, other) => distanceOf(one) - distanceOf(other)),
    sources: [...distances.keys()].filter((file) => !isTest(file)),
  }
}

/** Returns the subject in a file's name: `likes` for `likes.service.ts` and for `likes.test.ts`. */
const wordOf = (file) => basename(file).split('.')[0]

/** Tests of rules import everything that they test. */
const isOfRules = (test) => test.includes('.rules.test.')

const isHub = (file) => hubs.some((hub) => hub.test(file))

function isPassedOver(file, changed) {
  if (changed.includes(file)) return false
  return isIndex(file) || (isDemo(file) && !changed.some(isDemo)) || (isHub(file) && !changed.some(isHub))
}

function reachOf(changed, modules) {
  const importers = importersIn(modules)
  const offers = new Map(modules.map(({ source, offers = [] }) => [source, offers]))
  const distances = new Map(changed.map((file) => [file, 0]))
  // Iterating over a Map includes entries added meanwhile.
  for (const [file, distance] of distances) {
    if (isPassedOver(file, changed)) continue
    for (const { source } of importers.get(file) ?? []) {
      if (!distances.has(source)) distances.set(source, distance + 1)
      if (!isIndex(source)) continue
      const names = (offers.get(source) ?? []).filter(({ from }) => from === file).map(({ name }) => name)
      for (const user of importers.get(source) ?? [])
        if (user.names.some((name) => names.includes(name)) && !distances.has(user.source))
          distances.set(user.source, distance + 2)
    }
  }
  return distances
}

/** Maps each module to the modules that import it, with the names that they import. */
function importersIn(modules) {
  const importers = new Map()
  for (const { source, imports, names = {} } of modules) {
    for (const imported of imports)
      importers.set(imported, [...(importers.get(imported) ?? []), { source, names: names[imported] ?? [] }])
  }
  return importers
}
