import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Has an archive prepared of all that is mine. */
export function usePrepareAccountArchive() {
  return useMutation({ mutationFn: () => call('POST /api/v2/users/archive') })
}
