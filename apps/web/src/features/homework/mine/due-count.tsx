import { useQuery } from '@tanstack/react-query'
import { Count } from '../../../ui/count.tsx'
import { countsQuery } from '../api/count-homework.ts'

/** Milliseconds between polls, as no live event tells that a deadline has passed. */
const askAgainAfter = 10 * 60_000

/**
 * Number of tasks: work to correct, and for students work due or returned. Overdue work is left out, as it would stay
 * in the count for ever.
 */
export function DueCount({ className }: { className?: string | undefined }) {
  const { data } = useQuery({ ...countsQuery, refetchInterval: askAgainAfter })
  return <Count value={data ? data.toCorrect + data.mine.due + data.mine.returned : 0} className={className ?? ''} />
}
