import type { Showcase } from '@learntrail/contract/posts/showcase'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const showcaseQuery = (personId: string) =>
  queryOptions({
    queryKey: ['posts', 'showcase', personId] as const,
    queryFn: ({ signal }) => call('GET /api/v2/users/:id/showcase', { params: { id: personId }, signal }),
  })

export function useSaveShowcase() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ headline, introduction, posts }: Pick<Showcase, 'headline' | 'introduction' | 'posts'>) =>
      call('PUT /api/v2/users/current/showcase', {
        body: { headline, introduction, postIds: posts.map(({ id }) => id) },
      }),
    onSuccess: (saved) => queryClient.setQueryData(showcaseQuery(saved.owner.id).queryKey, saved),
  })
}
