const most = 120

function begin(text: string): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}

/** Returns the start of a text on one line, at most 120 characters, for lists. */
export function excerptOf(text: string): string {
  return begin(text.replace(/\s+/g, ' ').trim())
}

/** Returns the start of a text like `excerptOf`, but keeps its lines, for text that is a list of points. */
export function excerptLinesOf(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return begin(lines.filter(Boolean).join('\n'))
}
