const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text without the characters that XML 1.0 must not have, by which a file could not be opened. */
export function writableInXml(text: string): string {
  return [...text].filter((sign) => /[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(sign)).join('')
}

/** The same as it stands between tags. */
export const escapeXml = (text: string): string => writableInXml(text).replace(/[&<>"]/g, (sign) => names[sign] ?? sign)
