import type { Preferences } from '@learntrail/contract/profiles/preferences'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { preferencesQuery } from './read-preferences.ts'

export function useChangePreferences() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<Preferences>) => call('PATCH /api/v2/users/preferences', { body: change }),
    onSuccess: (preferences) => queryClient.setQueryData(preferencesQuery.queryKey, preferences),
  })
}
