import { basename, dirname } from 'node:path/posix'

const isTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file)

// Where everything is put together: what one part of it changes does not concern the others. Whoever changes one of these
// themselves concerns everybody.
const hubs = [
  /^apps\/server\/src\/(app|features|main|start-platform)\.ts$/,
  /^apps\/(server|web)\/src\/testing\//,
  /^apps\/web\/src\/app\//,
  /^packages\/contract\/src\/(index|features)\.ts$/,
]

/** Made of all features, for people to look at. */
const isDemo = (file) => file.startsWith('demo/')

/** What a feature offers to others. */
const isIndex = (file) => /^apps\/(server|web)\/src\/features\/[^/]+\/index\.tsx?$/.test(file)

/**
 * The tests that a change may concern, the nearest first: those that import what has changed, however far away, and those that
 * lie beside a module which does, because tests of calls and screens go through the whole application. A feature's index is
 * followed name by name, to the features that use what has changed behind it. `modules` says what each imports, from which
 * index which names, and what stands behind the names of an index (`readModules`).
 */
export function affectedTests(changed, modules) {
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
  return tests.sort((one, other) => distanceOf(one) - distanceOf(other))
}

/** What a file is about: `likes` of `likes.service.ts` and of `likes.test.ts`. */
const wordOf = (file) => basename(file).split('.')[0]

/** Rules import all that they are made of. */
const isOfRules = (test) => test.includes('.rules.test.')

/** Everything that a change may concern and that is no test: how many imports away from it. */
export function affectedModules(changed, modules) {
  return [...reachOf(changed, modules).keys()].filter((file) => !isTest(file))
}

const isHub = (file) => hubs.some((hub) => hub.test(file))

function isPassedOver(file, changed) {
  if (changed.includes(file)) return false
  return isIndex(file) || (isDemo(file) && !changed.some(isDemo)) || (isHub(file) && !changed.some(isHub))
}

function reachOf(changed, modules) {
  const importers = importersIn(modules)
  const offers = new Map(modules.map(({ source, offers = [] }) => [source, offers]))
  const distances = new Map(changed.map((file) => [file, 0]))
  // A map goes on with what is added to it meanwhile.
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

/** By module, who imports it, and which names of it. */
function importersIn(modules) {
  const importers = new Map()
  for (const { source, imports, names = {} } of modules) {
    for (const imported of imports)
      importers.set(imported, [...(importers.get(imported) ?? []), { source, names: names[imported] ?? [] }])
  }
  return importers
}
