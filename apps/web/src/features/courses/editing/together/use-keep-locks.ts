import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { locksQuery, takeLock } from '../api/together.ts'
import { useEditing } from '../editing-context.ts'

/** The server takes a holder who says nothing for so long for gone; twice within that one is heard of. */
const sayEveryMs = 40_000

/** Chapters that one has for oneself stay so as long as the editor is open, whatever part of it is looked at. */
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
      // One that has ended for want of input is not taken anew.
      const held = latest.current.filter(({ until }) => Date.parse(until) > Date.now())
      for (const { chapterId } of held) takeLock(course._id, chapterId, 'take').catch(() => undefined)
    }, sayEveryMs)
    return () => clearInterval(timer)
  }, [course._id])
}
