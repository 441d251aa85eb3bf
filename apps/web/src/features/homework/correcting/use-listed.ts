import type { QueueItem } from '@learntrail/contract/homework/correcting'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SavingState } from '../../../saving/saver.ts'
import { homeworkKey } from '../api/read-question.ts'
import type { RemarkText } from './remark-session.ts'

type Listed = Pick<QueueItem, 'state' | 'score' | 'outcome' | 'hasDraft' | 'scoreBefore'>
type Page = { items: QueueItem[]; nextCursor: string | null }

/** Returns what the list shows of work with this remark; null while the remark is unchanged. */
export function listedAs(text: RemarkText, saved: SavingState): Partial<Listed> | null {
  const { score, outcome, isReleased } = text
  const isThere = saved === 'saved' || saved === 'unchanged'
  if (isReleased && isThere)
    return { score, outcome, hasDraft: false, scoreBefore: null, ...(outcome === null ? {} : { state: outcome }) }
  return saved === 'unchanged' ? null : { score, outcome, hasDraft: true }
}

/** Keeps the cached queue in step with the form: who is done, with which score, and what is not released. */
export function useListed({ id, questionId }: HandIn, text: RemarkText, saved: SavingState): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const listed = listedAs(text, saved)
    if (listed === null) return
    queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: [...homeworkKey, questionId, 'queue'] }, (data) =>
      data === undefined
        ? data
        : {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              items: page.items.map((item) => (item.handInId === id ? { ...item, ...listed } : item)),
            })),
          },
    )
  }, [queryClient, id, questionId, text, saved])
}
