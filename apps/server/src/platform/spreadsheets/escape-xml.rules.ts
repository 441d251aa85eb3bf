const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in XML 1.0, without the signs that it must not have. */
export function escapeXml(text: string): string {
  return [...text]
    .filter((sign) => /[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(sign))
    .map((sign) => names[sign] ?? sign)
    .join('')
}
