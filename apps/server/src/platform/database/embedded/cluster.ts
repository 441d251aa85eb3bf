import { chown, lchown, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Binaries } from './binaries.ts'
import { superuser } from './connections.ts'
import { runProgram } from './run-program.ts'
import { noteName } from './runs-as.ts'
import type { SystemUser } from './system-user.ts'

const unfinishedPrefix = 'unfinished-'

interface Making {
  binaries: Binaries
  user: SystemUser | undefined
  settings: Record<string, string>
}

/**
 * Returns the folder of the cluster, which is made if there is none. Throws if the data is of another major version of
 * PostgreSQL, or was there once and is gone. Only the owner of the data directory may call it.
 */
export async function openCluster(dataDir: string, making: Making): Promise<string> {
  const { binaries, user } = making
  const entries = await readdir(dataDir)
  const wanted = `pg${binaries.major}`
  await removeUnfinished(dataDir, entries)
  if (entries.includes(wanted)) {
    const clusterDir = join(dataDir, wanted)
    if (user) await handOver(clusterDir, user)
    return clusterDir
  }

  const other = entries.find((entry) => /^pg\d+$/.test(entry))
  if (other) {
    throw new Error(
      `${dataDir} holds ${other}, made by another major version of PostgreSQL than this one (${binaries.major}). ` +
        'Starting empty beside it would hide that data: see "Upgrading PostgreSQL" in docs/operations.md.',
    )
  }
  if (entries.includes(noteName)) {
    throw new Error(
      `The database of ${dataDir} was in ${wanted}, which is missing: put it back or restore a backup (npm run restore). To begin ` +
        `with an empty one, remove ${join(dataDir, noteName)}.`,
    )
  }
  await makeCluster(join(dataDir, wanted), dataDir, making)
  return join(dataDir, wanted)
}

/** Removes what a killed start left behind; it was never in use. */
async function removeUnfinished(dataDir: string, entries: string[]): Promise<void> {
  for (const entry of entries.filter((name) => name.startsWith(unfinishedPrefix))) {
    await rm(join(dataDir, entry), { recursive: true, force: true })
  }
}

/**
 * Gives the cluster to its user: a backup restored by root belongs to root, and PostgreSQL reads only files of its own
 * user.
 */
async function handOver(clusterDir: string, user: SystemUser): Promise<void> {
  if ((await stat(clusterDir)).uid === user.uid) return
  for (const path of [clusterDir, ...(await readdir(clusterDir, { recursive: true }))]) {
    await lchown(resolve(clusterDir, path), user.uid, user.gid)
  }
}

async function makeCluster(target: string, dataDir: string, { binaries, user, settings }: Making): Promise<void> {
  const side = await mkdtemp(join(dataDir, unfinishedPrefix))
  if (user) await chown(side, user.uid, user.gid)
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8']
  await runProgram(
    binaries.initdb,
    [
      `--pgdata=${side}`,
      `--username=${superuser}`,
      '--encoding=UTF8',
      ...locale,
      '--data-checksums',
      // The socket is in a folder that only this user can enter, and nothing listens on the network.
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
      // If the server never flushes to disk, initdb need not either.
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ],
    user,
  )
  await rename(side, target)
  await syncFolder(dataDir)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
