import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { forgetSentCopies } from '../../../documents/sent-copies.ts'
import { storedKeys, writeStored } from '../../../i18n/stored-choice.ts'
import { useSessionChange } from './session-change.ts'

export function useLogOut() {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: () => call('DELETE /api/v2/sessions'),
    onSuccess: () => {
      // From now on, a 401 does not mean that a session has expired.
      writeStored(storedKeys.member, 'no')
      writeStored(storedKeys.stream, '')
      writeStored(storedKeys.writer, '')
      writeStored(storedKeys.banner, '')
      void forgetSentCopies()
      return sessionChanged()
    },
  })
}
