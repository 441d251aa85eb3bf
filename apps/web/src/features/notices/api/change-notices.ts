import type { Notice } from '@learntrail/contract/notices/notices'
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type AnswerOf, call } from '../../../api/call.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshNavigation } from '../../shell/index.ts'
import { noticesKey } from './list-notices.ts'

type Pages = InfiniteData<AnswerOf<'POST /api/v2/notice/get-notice'>>

function change(queryClient: QueryClient, to: (notice: Notice) => Notice): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: noticesKey },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(to) })) },
  )
}

const warn = (error: unknown) => void toast(sentenceOf(error), { tone: 'warning' })

/** Clears the badge once the list has been seen. */
export function useInform() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('PATCH /api/v2/notice/informed', { body: {} }),
    onSuccess: () => refreshNavigation(queryClient),
  })
}

export function useReadAll() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('PATCH /api/v2/notice/informed', { body: { isRead: true } }),
    onSuccess: () => {
      change(queryClient, (notice) => ({ ...notice, isRead: true }))
      refreshNavigation(queryClient)
    },
    onError: warn,
  })
}

/** `keepalive`, because the page that the notice leads to may replace this one meanwhile. */
export function useOpenNotice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('PUT /api/v2/notice/click-notice', { body: { ids: [id] }, keepalive: true }),
    onMutate: (id) => change(queryClient, (notice) => (notice.id === id ? { ...notice, isRead: true } : notice)),
  })
}

export interface Removal {
  notice: Notice
  /** False to restore the notice. */
  isRemoved: boolean
}

/** Removes a notice on the server at once; its row stays so that this can be undone. */
export function useRemoveNotice(onDone: (removal: Removal) => void) {
  return useMutation({
    mutationFn: ({ notice, isRemoved }: Removal) =>
      call('DELETE /api/v2/notice', { body: { ids: [notice.id], isRemoved } }),
    onSuccess: (_, removal) => onDone(removal),
    onError: warn,
  })
}
