/** Returns SQL of a moment (timestamp with time zone) in the form of the wire: ISO 8601 in UTC, with milliseconds. */
export function isoTime(moment: string): string {
  return `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
