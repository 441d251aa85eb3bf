import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Starts preparing an archive of everything that is mine. */
export function usePrepareAccountArchive() {
  return useMutation({ mutationFn: () => call('POST /api/v2/users/archive') })
}
