const most = 120

function begin(text: string): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}

/** The first words of a text, for lists. */
export function excerptOf(text: string): string {
  return begin(text.replace(/\s+/g, ' ').trim())
}

/** The same with each line of the text on a line of its own, where its points stand below each other. */
export function excerptLinesOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return begin(lines.filter(Boolean).join('\n'))
}
