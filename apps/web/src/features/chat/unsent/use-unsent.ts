import { useWatched } from '../../../saving/use-watched.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { outboxOf, unsentOf, type Waiting } from '../talk/outbox.ts'

const nothing = { read: () => null, subscribe: () => () => undefined }

/** Returns messages in rooms that the server does not have, after a failed try or a refusal. */
export function useUnsentInRooms(): readonly Waiting[] {
  const account = useCurrentUser()?.id
  const state = useWatched<ReturnType<ReturnType<typeof outboxOf>['read']> | null>(
    account ? outboxOf(account) : nothing,
  )
  return state === null ? [] : unsentOf(state)
}
