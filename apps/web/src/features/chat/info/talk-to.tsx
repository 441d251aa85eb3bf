import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, PersonSkeleton } from '../../../ui/states/skeleton.tsx'
import { createChatroom } from '../api/chatrooms.ts'
import { useArrival } from './use-arrival.ts'

/** Opens the direct room with a person, creating it if there is none. */
export function TalkTo({ personId }: { personId: string }) {
  const { t } = useTranslation('chat')
  const { arrive, arriveAfter } = useArrival()
  // One id, so that a repeated call creates one room.
  const [clientId] = useState(newId)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => createChatroom({ type: 'direct', personId, clientId }),
    onSuccess: ({ chatroom }) => arrive(chatroom.id),
    onError: arriveAfter,
  })
  useEffect(() => mutate(), [mutate])
  return (
    <Screen title={t('title')} back={paths.person(personId)}>
      {error === null || isProblem(error, 'CHATROOM_EXISTS') ? (
        <Loading>
          <PersonSkeleton />
        </Loading>
      ) : (
        <FailedState error={error} onRetry={() => mutate()} isRetrying={isPending} />
      )}
    </Screen>
  )
}
