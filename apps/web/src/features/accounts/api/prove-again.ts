import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { oldPasswordDigest, passwordDigest } from '../password/digest.ts'

/** Proves the person by password, before an action that is harmful in the wrong hands. */
export const useProveAgain = () =>
  useMutation({
    mutationFn: async ({ password, isMd5 }: { password: string; isMd5: boolean }) =>
      call('POST /api/v2/sessions/proof', {
        body: { password: await (isMd5 ? oldPasswordDigest : passwordDigest)(password) },
      }),
  })
