import type { Showcase } from '@learntrail/contract/showcase/showcase'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { showcaseQuery } from './read-showcase.ts'

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
