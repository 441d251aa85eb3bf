import { endOf, momentOf, type TaipeiTime } from '../../../ui/taipei-time.ts'

/** Returns a period as it is sent; null if it has no end after its start. */
export function periodOf({ start, end }: { start: TaipeiTime; end: TaipeiTime }) {
  const [startsAt, endsAt] = [momentOf(start), endOf(end)]
  if (startsAt === null || endsAt === null || startsAt >= endsAt) return null
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}
