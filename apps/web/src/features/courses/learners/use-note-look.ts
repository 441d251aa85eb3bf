import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { newLearnersQuery, noteLook } from '../api/learners.ts'

/**
 * Returns a function that records once that the learners were looked at. A failure is ignored; the next visit records
 * it.
 */
export function useNoteLook(courseId: string): () => void {
  const queryClient = useQueryClient()
  const noted = useRef<string | null>(null)
  const { mutate } = useMutation({
    mutationFn: () => noteLook(courseId),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: newLearnersQuery.queryKey }),
  })
  return useCallback(() => {
    if (noted.current === courseId) return
    noted.current = courseId
    mutate()
  }, [courseId, mutate])
}
