/** The lines of a text without empty ones, which would only lengthen the document. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')
