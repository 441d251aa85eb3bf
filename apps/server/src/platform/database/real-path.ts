import { realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'

/** Where a path leads through all links, also one of which the last parts do not exist yet. */
export async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const parent = dirname(path)
    return parent === path ? path : join(await realPathOf(parent), basename(path))
  }
}

/** Whether a real path is the other one or lies below it. */
function isWithin(inner: string, outer: string): boolean {
  const way = relative(outer, inner)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`))
}

/** Whether one of two real paths lies within the other. */
export function overlap(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one)
}
