import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Face } from '../../../ui/face.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { pictureNames, uploadPicture } from '../../files/index.ts'
import { refreshChatrooms, updateChatroom } from '../api/chatrooms.ts'
import css from './room-picture.module.css'

/** A room's picture; administrators can change it. */
export function RoomPicture({ room, name }: { room: Chatroom; name: string }) {
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const chooser = useRef<HTMLInputElement>(null)
  const { id: roomId, other, picture, can } = room
  const change = useMutation({
    async mutationFn(file: File | null) {
      const fileId = file === null ? null : (await uploadPicture(file)).id
      return updateChatroom({ roomId, action: 'setPicture', fileId })
    },
    onSuccess: () => refreshChatrooms(queryClient),
    onError: (error) => toast(sentence(error), { tone: 'warning' }),
  })
  return (
    <div className={css.picture}>
      <Face id={other?.id ?? roomId} name={name} picture={other?.avatar ?? picture} size={52} />
      <h2>{name}</h2>
      {can.rename ? (
        <>
          <input
            ref={chooser}
            type="file"
            accept={pictureNames}
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file !== undefined) change.mutate(file)
              currentTarget.value = ''
            }}
          />
          <Button look="line" size="s" icon="image" isBusy={change.isPending} onClick={() => chooser.current?.click()}>
            {t('picture.change')}
          </Button>
          {picture === null ? null : (
            <Button look="quiet" size="s" disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t('picture.remove')}
            </Button>
          )}
        </>
      ) : null}
    </div>
  )
}
