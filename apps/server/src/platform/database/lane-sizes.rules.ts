/** Connections outside the lanes: one holds this process's locks, one probes whether the database answers. */
const apart = 2
const fewest = { requests: 3, uploads: 1, jobs: 2 }

/** The fewest connections a process works with. */
export const smallestPool = fewest.requests + fewest.uploads + fewest.jobs + apart

/**
 * Divides a process's connections among its kinds of work: a quarter for jobs, an eighth for uploads, the rest for
 * calls.
 */
export function shareOut(connections: number): { requests: number; uploads: number; jobs: number } {
  const jobs = Math.max(fewest.jobs, Math.floor(connections / 4))
  const uploads = Math.max(fewest.uploads, Math.floor(connections / 8))
  return { requests: connections - apart - jobs - uploads, uploads, jobs }
}
