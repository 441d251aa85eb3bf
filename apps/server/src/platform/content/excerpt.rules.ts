/** The first words of a text, for lists. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : line
}
