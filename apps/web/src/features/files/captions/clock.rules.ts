/** Formats milliseconds as `1:02:05`, or `2:05` within the first hour. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000)
  const hours = Math.floor(seconds / 3_600)
  const minutes = Math.floor(seconds / 60) % 60
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
