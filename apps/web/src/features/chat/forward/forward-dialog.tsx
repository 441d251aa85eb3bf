import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Face } from '../../../ui/face.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { chatroomsQuery } from '../api/chatrooms.ts'
import { forwardMessage } from '../api/messages.ts'
import { useRoomName } from '../rooms/room-names.ts'
import css from './forward-dialog.module.css'

/** Named as in the specification. */
type ForwardState = 'FORWARD' | 'FORWARDING' | 'FORWARDED' | 'FORWARD_FAILED'

interface ForwardDialogProps {
  message: ChatroomMessage
  onClose: () => void
}

/** Forwards a message to other rooms, showing the state of each. */
export function ForwardDialog({ message, onClose }: ForwardDialogProps) {
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const nameOf = useRoomName()
  const [typed, setTyped] = useState('')
  const query = useInfiniteQuery(chatroomsQuery(useDeferredValue(typed.trim())))
  const [states, setStates] = useState<ReadonlyMap<string, ForwardState>>(new Map())
  const [clientIds] = useState(() => new Map<string, string>())
  const [problem, setProblem] = useState<unknown>(null)
  const rooms = query.data?.pages
    .flatMap(({ items }) => items)
    .filter(({ id, can }) => can.write && id !== message.roomId)

  async function forward(roomId: string): Promise<void> {
    const set = (state: ForwardState) => setStates((before) => new Map(before).set(roomId, state))
    // A retry reuses the id, so that the message cannot arrive twice.
    const clientId = clientIds.get(roomId) ?? newId()
    clientIds.set(roomId, clientId)
    set('FORWARDING')
    setProblem(null)
    try {
      await forwardMessage({ roomId, clientId, from: { roomId: message.roomId, number: message.number } })
      set('FORWARDED')
    } catch (error) {
      set('FORWARD_FAILED')
      setProblem(error)
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('forwarding.title')}>
      <TextInput
        type="search"
        label={t('forwarding.find')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {problem === null ? null : <FormAlert>{sentence(problem)}</FormAlert>}
      {rooms === undefined ? <WaitingLines query={query} /> : null}
      {rooms?.length === 0 && !query.hasNextPage ? <p role="status">{t('forwarding.none')}</p> : null}
      <ul className={css.rooms}>
        {rooms?.map((room) => {
          const state = states.get(room.id) ?? 'FORWARD'
          const name = nameOf(room)
          return (
            <li key={room.id}>
              <Face id={room.other?.id ?? room.id} name={name} picture={room.other?.avatar ?? room.picture} size={36} />
              <span className={css.name}>{name}</span>
              <Button
                look={state === 'FORWARDED' ? 'quiet' : 'soft'}
                size="s"
                isBusy={state === 'FORWARDING'}
                disabled={state === 'FORWARDED'}
                aria-label={state === 'FORWARD' ? t('forwarding.to', { name }) : t(`forwarding.${state}`)}
                onClick={() => void forward(room.id)}
              >
                {t(`forwarding.${state}`)}
              </Button>
            </li>
          )
        })}
      </ul>
      <LoadMoreOf query={query} />
    </Dialog>
  )
}
