import type { PoolConfig } from 'pg'
import { applicationConnection, superuserConnection } from './connections.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { isAnswering } from './server.ts'
import { findServerProcesses } from './server-processes.ts'
import type { SystemUser } from './system-user.ts'

/** A cluster with a running server, and how to connect to it. */
export interface ReachedDatabase {
  /** As the ordinary role that owns the application's database. */
  connection: PoolConfig
  /** As PostgreSQL's superuser, for making and dropping databases and for backups. */
  superuserConnection: PoolConfig
  /** Where the data really is, and the folder of the server's socket. */
  clusterDir: string
  socketDir: string
}

/**
 * Returns the server that another process runs on a folder; undefined while none responds. It must work in this very
 * folder: the pid file of a copied one names the original's socket.
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
