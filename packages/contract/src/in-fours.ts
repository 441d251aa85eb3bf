/** Formats a code in groups of four, for reading and comparing. */
export const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
