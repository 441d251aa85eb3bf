/** One connection holds this process's locks, another looks whether the database answers. */
const apart = 2
const fewest = { requests: 3, uploads: 1, jobs: 2 }

/** The fewest connections that a process works with. */
export const smallestPool = fewest.requests + fewest.uploads + fewest.jobs + apart

/** How a process's connections are shared out among its kinds of work. */
export function shareOut(connections: number): { requests: number; uploads: number; jobs: number } {
  const jobs = Math.max(fewest.jobs, Math.floor(connections / 4))
  const uploads = Math.max(fewest.uploads, Math.floor(connections / 8))
  return { requests: connections - apart - jobs - uploads, uploads, jobs }
}
