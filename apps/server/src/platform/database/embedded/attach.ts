import type { PoolConfig } from 'pg'
import { applicationConnection, superuserConnection } from './connections.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { isAnswering } from './server.ts'
import { findServerProcesses } from './server-processes.ts'
import type { SystemUser } from './system-user.ts'

/** A cluster whose server runs, and how to speak to it. */
export interface ReachedDatabase {
  /** As the plain role that owns the application's database. */
  connection: PoolConfig
  /** As PostgreSQL's superuser, to make and drop databases and for backups. */
  superuserConnection: PoolConfig
  /** Where the data really lies, and where its server is spoken to. */
  clusterDir: string
  socketDir: string
}

/**
 * The server that another process runs in a folder, undefined while none answers. It must work in this very folder: in a
 * copied one the pid file names the socket of the original.
 */
export async function attach(clusterDir: string, user: SystemUser | undefined): Promise<ReachedDatabase | undefined> {
  const running = await readPostmasterFile(clusterDir)
  if (!running || !(await findServerProcesses(clusterDir, user)).includes(running.pid)) return undefined
  if (!(await isAnswering(applicationConnection(running.socketDir)))) return undefined
  return reachedThrough(clusterDir, running.socketDir)
}

export function reachedThrough(clusterDir: string, socketDir: string): ReachedDatabase {
  return {
    clusterDir,
    socketDir,
    connection: applicationConnection(socketDir),
    superuserConnection: superuserConnection(socketDir),
  }
}
