/** The lines of a text without empty ones, which only make the paper longer. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
