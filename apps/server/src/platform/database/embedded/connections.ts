import type { PoolConfig } from 'pg'

/** PostgreSQL's own user, for the few things that only it may do. */
export const superuser = 'postgres'

/** The plain role that owns the application's database, and the name of both. */
export const applicationName = 'learntrail'

/** As the plain role of the application. */
export function applicationConnection(socketDir: string): PoolConfig {
  return { host: socketDir, user: applicationName, database: applicationName }
}

/** As the superuser: making and dropping databases, backups. */
export function superuserConnection(socketDir: string): PoolConfig {
  return { host: socketDir, user: superuser, database: 'postgres' }
}
