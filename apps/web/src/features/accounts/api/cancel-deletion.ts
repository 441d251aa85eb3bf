import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useSessionChange } from './session-change.ts'

export function useCancelDeletion() {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: () => call('DELETE /api/v2/users/setDeleteStatus'),
    onSuccess: sessionChanged,
  })
}
