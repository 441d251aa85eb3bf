/**
 * Returns when people were last reminded and when they may be reminded again, after `pause` milliseconds. Both are ISO
 * 8601; null means not reminded yet, and may be reminded now.
 */
export function remindersOf(remindedAt: Date | null, now: Date, pause: number) {
  const again = remindedAt === null ? null : new Date(remindedAt.getTime() + pause)
  return {
    remindedAt: remindedAt?.toISOString() ?? null,
    remindableAt: again === null || again <= now ? null : again.toISOString(),
  }
}
