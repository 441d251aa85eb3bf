import { screenPaths } from '@learntrail/contract/screens'
import { matchPath } from 'react-router'

/**
 * Returns the path within this product that a code leads to, or null for any other content. A code that names the
 * service by another host (a printed poster, a test address) does not match and leads nowhere.
 */
export function pathIn(code: string, origin: string): string | null {
  if (!URL.canParse(code)) return null
  const { origin: host, pathname, search } = new URL(code)
  if (host !== origin) return null
  return screenPaths.some((path) => matchPath(path, pathname)) ? pathname + search : null
}
