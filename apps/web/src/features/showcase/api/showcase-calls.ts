import type { Showcase, ShowcaseTexts } from '@learntrail/contract/posts/showcase'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** A showcase with the whole texts of its records, or with their beginnings where they are not read. */
export const showcaseQuery = (personId: string, texts: ShowcaseTexts) =>
  queryOptions({
    queryKey: ['posts', 'showcase', personId, texts] as const,
    queryFn: ({ signal }) =>
      call('GET /api/v2/users/:id/showcase', { params: { id: personId }, query: { texts }, signal }),
  })

export function useSaveShowcase() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ headline, introduction, posts }: Pick<Showcase, 'headline' | 'introduction' | 'posts'>) =>
      call('PUT /api/v2/users/current/showcase', {
        body: { headline, introduction, postIds: posts.map(({ id }) => id) },
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(showcaseQuery(saved.owner.id, 'whole').queryKey, saved)
      queryClient.removeQueries({ queryKey: showcaseQuery(saved.owner.id, 'cut').queryKey })
    },
  })
}
