import type { PoolConfig } from 'pg'

/** PostgreSQL's superuser, for the few things that only it may do. */
export const superuser = 'postgres'

/** Name of the ordinary role that owns the application's database, and of the database. */
export const applicationName = 'learntrail'

/** Returns the connection of the application's role. */
export function applicationConnection(socketDir: string): PoolConfig {
  return { host: socketDir, user: applicationName, database: applicationName }
}

/** Returns the superuser's connection, for making and dropping databases and for backups. */
export function superuserConnection(socketDir: string): PoolConfig {
  return { host: socketDir, user: superuser, database: 'postgres' }
}
