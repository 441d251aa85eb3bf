import { realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'

/** Resolves all links of a path, even if its last parts do not exist yet. */
export async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const parent = dirname(path)
    return parent === path ? path : join(await realPathOf(parent), basename(path))
  }
}

/** Returns whether a real path equals another or lies below it. */
function isWithin(inner: string, outer: string): boolean {
  const way = relative(outer, inner)
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`))
}

/** Returns whether two real paths are the same, or one contains the other. */
export function overlap(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one)
}
