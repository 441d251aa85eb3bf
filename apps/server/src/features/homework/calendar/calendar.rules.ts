import { minuteOf } from '@learntrail/contract/moments'

/** A deadline as a calendar entry. */
export interface Deadline {
  /** Stable and unique per question. */
  uid: string
  title: string
  text: string
  url: string
  at: Date
  changedAt: Date
  /** Increases with every change. */
  sequence: number
}

/** The most bytes in a line (RFC 5545, 3.1). */
const lineBytes = 75

/** Folds a line into as many as it needs, without splitting a character. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > lineBytes) {
      lines.push(current)
      // The blank that begins a continuation line counts.
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** Returns words as a value of the type TEXT (3.3.11), without characters that it may not hold. */
export function escapeText(words: string): string {
  return (
    words
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll('\n', '\\n')
  )
}

/** Returns a moment in UTC, such as `20261123T090000Z`. */
export const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Returns a calendar of deadlines in the format of RFC 5545. */
export function calendarOf(name: string, deadlines: readonly Deadline[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Learntrail//Homework//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...deadlines.flatMap(({ uid, title, text, url, at, changedAt, sequence }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${utc(changedAt)}`,
      `LAST-MODIFIED:${utc(changedAt)}`,
      `SEQUENCE:${sequence}`,
      `DTSTART:${utc(minuteOf(at))}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
