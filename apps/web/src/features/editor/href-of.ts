import { safeHref } from '@learntrail/contract/content/tidy'

/** Returns a typed address as an href, or null when a record may not hold it. Adds `mailto:` or `https://`. */
export function hrefOf(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  const isMail = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)
  const href =
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text)
      ? text
      : isMail
        ? `mailto:${text}`
        : `https://${text}`
  return safeHref.test(href) ? href : null
}
