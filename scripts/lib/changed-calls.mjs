import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodeProgram, projectRoot } from './project.mjs'

/** So many calls are tried in all the ways that the contract knows; of more, a sample spread over all of them. */
const mostCalls = 4

/**
 * The calls, as `METHOD /path`, of the feature whose binding is the nearest to a change: those that are declared by the parts
 * of the contract which it imports. `files` are in order, the nearest first.
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

/** The contract is TypeScript, which the Node that runs this may not read. */
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

/** A few of many, from the first to the last of them. */
export function sampleOf(calls, most = mostCalls) {
  if (calls.length <= most) return calls
  return Array.from({ length: most }, (_, place) => calls[Math.round((place * (calls.length - 1)) / (most - 1))])
}

/** For the runner of tests: those whose names have one of the calls in them. */
export const namedLike = (calls) =>
  calls.map((call) => `${call.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/:-])`).join('|')
