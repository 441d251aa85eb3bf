import { safeHref } from '@learntrail/contract/content/tidy'

/** What a person types as an address, as a link; null when it is none that a record may hold. */
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
