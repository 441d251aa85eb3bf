import { minuteOf } from '@learntrail/contract/moments'

/** A deadline, as a calendar has it. */
export interface Deadline {
  /** Never another one for the same thing. */
  uid: string
  title: string
  text: string
  url: string
  at: Date
  changedAt: Date
  /** Grows with every change. */
  sequence: number
}

/** Bytes of a line (RFC 5545, 3.1). */
const lineBytes = 75

/** A line in as many as it needs, none of which cuts a character. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > lineBytes) {
      lines.push(current)
      // The blank that begins a line that goes on counts.
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** Words as a value of the type TEXT (3.3.11); what no text may hold is left out. */
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

/** `20261123T090000Z`. */
export const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A calendar of deadlines, as RFC 5545 has it. */
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
