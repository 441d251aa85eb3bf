const taipeiMinutes = 8 * 60
const dayMinutes = 24 * 60

/** Hours of the day between which only administrators may write, as minutes after midnight in Taipei. */
export interface Rest {
  from: number
  until: number
}

/** Whether it is one of those hours, which may span midnight. */
export function isResting({ from, until }: Rest, now: Date): boolean {
  const minute = (Math.floor(now.getTime() / 60_000) + taipeiMinutes) % dayMinutes
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}

const twoDigits = (part: number) => String(part).padStart(2, '0')
/** Formats minutes after midnight: 450 becomes 07:30. */
export const clockOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
