/** Returns a character with its code points, as screens often cannot show one that no font has. */
export function withCode(character: string): string {
  const codes = [...character].map(
    (part) => `U+${(part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  )
  return `${character} (${codes.join(' ')})`
}
