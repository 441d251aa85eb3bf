import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a running server writes about itself into its data directory, and a killed one leaves there. */
export interface PostmasterFile {
  pid: number
  socketDir: string
}

/**
 * Reads the file; undefined if there is none. The lines are documented by PostgreSQL: pid, data directory, start time,
 * port, socket directory, …
 */
export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterPath(clusterDir), 'utf8').catch(() => '')
  const [pid, , , , socketDir] = text.split('\n')
  return pid && socketDir ? { pid: Number(pid), socketDir } : undefined
}

export function postmasterPath(clusterDir: string): string {
  return join(clusterDir, 'postmaster.pid')
}
