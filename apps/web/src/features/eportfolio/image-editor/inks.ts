/** Colours for strokes and labels; the texts name them by these keys. */
export const inks = [
  { name: 'white', colour: '#ffffff' },
  { name: 'ink', colour: '#17233a' },
  { name: 'red', colour: '#d63a3a' },
  { name: 'orange', colour: '#f4a825' },
  { name: 'green', colour: '#1a8a5c' },
  { name: 'blue', colour: '#1472d8' },
] as const

/** Stroke widths as shares of the picture's longer side. */
export const lineWidths = [
  { name: 'thin', width: 0.004 },
  { name: 'medium', width: 0.009 },
  { name: 'thick', width: 0.02 },
] as const

export function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 150
}
