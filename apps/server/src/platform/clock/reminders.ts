/**
 * When people were reminded of something, and from when on they can be again, after a pause of so many milliseconds; null: not
 * yet, and now. ISO 8601.
 */
export function remindersOf(remindedAt: Date | null, now: Date, pause: number) {
  const again = remindedAt === null ? null : new Date(remindedAt.getTime() + pause)
  return {
    remindedAt: remindedAt?.toISOString() ?? null,
    remindableAt: again === null || again <= now ? null : again.toISOString(),
  }
}
