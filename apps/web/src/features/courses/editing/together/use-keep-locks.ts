import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { locksQuery, takeLock } from '../api/together.ts'
import { useEditing } from '../editing-context.ts'

/**
 * Milliseconds between renewals. Two fit into `documentLimits.lockAwaySeconds`, after which the server considers a
 * silent holder gone.
 */
const sayEveryMs = 40_000

/** Renews one's own chapter locks as long as the editor is open, whichever part is shown. */
export function useKeepLocks() {
  const { course, accountId } = useEditing()
  const { data } = useQuery(locksQuery(course._id))
  const own = (data?.items ?? []).filter(({ person }) => person.id === accountId)
  const latest = useRef(own)
  useEffect(() => {
    latest.current = own
  })
  useEffect(() => {
    const timer = setInterval(() => {
      // A lock that expired for lack of input is not renewed.
      const held = latest.current.filter(({ until }) => Date.parse(until) > Date.now())
      for (const { chapterId } of held) takeLock(course._id, chapterId, 'take').catch(() => undefined)
    }, sayEveryMs)
    return () => clearInterval(timer)
  }, [course._id])
}
