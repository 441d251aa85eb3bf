import { screenPaths } from '@learntrail/contract/screens'
import { matchPath } from 'react-router'

/**
 * The path of this product that a code leads to; null for whatever else it holds. Where the service is meant under another
 * name (a printed poster, a test address) the host does not fit, and nobody is sent anywhere.
 */
export function pathIn(code: string, origin: string): string | null {
  if (!URL.canParse(code)) return null
  const { origin: host, pathname, search } = new URL(code)
  if (host !== origin) return null
  return screenPaths.some((path) => matchPath(path, pathname)) ? pathname + search : null
}
