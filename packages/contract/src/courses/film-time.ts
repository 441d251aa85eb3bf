const padded = (count: number) => String(count).padStart(2, '0')

/** Returns a time in a film: 192 seconds as 3:12, an hour more as 1:03:12. */
export function filmTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const rest = padded(Math.floor(seconds) % 60)
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`
}
