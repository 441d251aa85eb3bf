/** The end of the minute that a moment names (23:59 is 23:59:59.999); a moment with seconds of its own is left as it is. */
export const endOfMinute = (moment: string): string => moment.replace(/:00(?:\.0+)?Z$/, ':59.999Z')

/** The minute that a moment lies in, as a clock without seconds shows it. */
export const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 60_000) * 60_000)
