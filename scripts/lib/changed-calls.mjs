import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodeProgram, projectRoot } from './project.mjs'

/** How many calls get their generated tests; of more, an evenly spread sample. */
const mostCalls = 4

/**
 * Returns the calls, as `METHOD /path`, of the feature with the binding nearest to a change: all that are declared by
 * the contract modules which that feature's bindings import. `files` are in order, nearest first.
 */
export function callsBoundBy(files, modules) {
  const bySource = new Map(modules.map((module) => [module.source, module]))
  const binding = files.filter((file) => /^apps\/server\/src\/features\/.*\.ts$/.test(file) && binds(file))
  const nearest = binding.filter((file) => featureOf(file) === featureOf(binding[0]))
  const parts = nearest.flatMap((file) =>
    (bySource.get(file)?.imports ?? []).filter((one) => one.startsWith('packages/contract/src/')),
  )
  return parts.length === 0 ? [] : callsDeclaredIn([...new Set(parts)])
}

const featureOf = (file) => file.split('/')[4]
const binds = (file) => /\bbind(Written)?\(/.test(readFileSync(join(projectRoot, file), 'utf8'))

/** Runs in the product's Node: the contract is TypeScript, which the Node running this script may not read. */
const listing = `for (const part of process.argv.slice(1))
  for (const one of Object.values(await import(part)))
    if (typeof one?.method === 'string' && typeof one.path === 'string') console.log(one.method + ' ' + one.path)`

function callsDeclaredIn(parts) {
  const addresses = parts.map((part) => pathToFileURL(join(projectRoot, part)).href)
  const { status, stdout, stderr } = spawnSync(nodeProgram(), ['--input-type=module', '-e', listing, ...addresses], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The calls of the contract could not be read: ${stderr.trim()}`)
  return [...new Set(stdout.split('\n').filter(Boolean))]
}

/** Returns at most `most` of the calls, evenly spread from first to last. */
export function sampleOf(calls, most = mostCalls) {
  if (calls.length <= most) return calls
  return Array.from({ length: most }, (_, place) => calls[Math.round((place * (calls.length - 1)) / (most - 1))])
}

/** Returns a pattern for Vitest's `-t` that matches tests named after one of the calls. */
export const namedLike = (calls) =>
  calls.map((call) => `${call.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/:-])`).join('|')
