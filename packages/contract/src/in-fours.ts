/** A code in groups of four, to be read and compared. */
export const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
