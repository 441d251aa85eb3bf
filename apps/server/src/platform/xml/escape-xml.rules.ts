const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Removes the characters that XML 1.0 forbids, which would make a file unreadable. */
export function writableInXml(text: string): string {
  return [...text].filter((sign) => /[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(sign)).join('')
}

/** Escapes a text for XML content and for attributes in double quotes, and removes forbidden characters. */
export const escapeXml = (text: string): string => writableInXml(text).replace(/[&<>"]/g, (sign) => names[sign] ?? sign)
