import { useQuery } from '@tanstack/react-query'
import { Count } from '../../../ui/count.tsx'
import { countsQuery } from '../api/count-homework.ts'

/** A deadline passes without anybody telling. */
const askAgainAfter = 10 * 60_000

/**
 * What waits for somebody: for whoever teaches how much there is to correct, for a pupil how much can still be handed in in
 * time, or was returned; what is overdue does not stay here for ever.
 */
export function DueCount({ className }: { className?: string | undefined }) {
  const { data } = useQuery({ ...countsQuery, refetchInterval: askAgainAfter })
  return <Count value={data ? data.toCorrect + data.mine.due + data.mine.returned : 0} className={className ?? ''} />
}
