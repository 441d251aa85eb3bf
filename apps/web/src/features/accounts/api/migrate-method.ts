import type { Provider } from '@learntrail/contract/accounts/providers'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { digestsFor } from '../password/digests-for.ts'
import { useSessionChange } from './session-change.ts'

interface Migration {
  selected: Provider
  email: string
  /** Omitted if the original account is signed in. */
  password?: string
}

/** Moves the original account to the chosen provider, by which it is opened from then on. */
export function useMigrateMethod() {
  const sessionChanged = useSessionChange()
  return useMutation({
    mutationFn: async ({ selected, email, password }: Migration) => {
      const proof = password === undefined ? {} : { password: (await digestsFor(email, password)).password }
      return selected === 'tanet'
        ? call('PATCH /api/v2/sessions/method/edu', { body: proof })
        : call('PATCH /api/v2/sessions/method', { body: { method: selected, ...proof } })
    },
    onSuccess: sessionChanged,
  })
}
