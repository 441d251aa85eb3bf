/** A character with its number: one that no font has is often not seen on a screen either. */
export function withCode(character: string): string {
  const codes = [...character].map(
    (part) => `U+${(part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
  return `${character} (${codes.join(' ')})`
}
