import { chatLimits } from '@learntrail/contract/chat/limits'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkName } from '../../../ui/form/name-rules.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { chooseGroupsDialog, PupilsOfMine } from '../../groups/index.ts'
import { type Friend, FriendPicker, friendsQuery } from '../../people/index.ts'
import { chatroomQuery, createChatroom, updateChatroom } from '../api/chatrooms.ts'
import css from './invite-screen.module.css'
import { TalkTo } from './talk-to.tsx'
import { useArrival } from './use-arrival.ts'

/** Opens a room or invites into one. With `?person=` it opens the direct room with that person, without a choice. */
export function InviteScreen() {
  const [parameters] = useSearchParams()
  const personId = parameters.get('person')
  if (personId !== null) return <TalkTo personId={personId} />
  return (
    <PupilsOfMine>
      <Invite roomId={parameters.get('room')} />
    </PupilsOfMine>
  )
}

/** Chooses friends for a new room, or to invite into an existing one. */
function Invite({ roomId }: { roomId: string | null }) {
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const { arrive, arriveAfter } = useArrival()
  const room = useQuery({ ...chatroomQuery(roomId ?? ''), enabled: roomId !== null })
  const [chosen, setChosen] = useState<readonly Friend[]>([])
  const [name, setName] = useState('')
  const [clientId] = useState(newId)
  const [isChoosing, setChoosing] = useState(false)
  const personIds = chosen.map(({ id }) => id)
  const isSeveral = roomId === null && personIds.length > 1

  const go = useMutation({
    async mutationFn(groupId: string | null): Promise<string> {
      if (groupId !== null) return (await createChatroom({ type: 'group', groupId, clientId })).chatroom.id
      if (roomId !== null) {
        await updateChatroom({ roomId, action: 'invite', personIds })
        return roomId
      }
      const [personId = ''] = personIds
      const making = isSeveral
        ? ({ type: 'several', name: name.trim(), personIds, clientId } as const)
        : ({ type: 'direct', personId, clientId } as const)
      return (await createChatroom(making)).chatroom.id
    },
    onSuccess: (id) => void arrive(id),
    onError: arriveAfter,
  })
  const wrong = isSeveral ? checkName(name, 'place', { max: chatLimits.name }) : null
  const isReady = personIds.length > 0 && (!isSeveral || (name.trim() !== '' && wrong === null))
  const most = roomId === null ? chatLimits.members - 1 : chatLimits.invitedAtOnce

  return (
    <Screen
      title={t(roomId === null ? 'open' : 'invite')}
      back={roomId === null ? paths.messenger : paths.chatroom(roomId)}
    >
      <form
        className={css.invite}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) go.mutate(null)
        }}
      >
        <FriendPicker
          friendsQuery={friendsQuery}
          chosen={chosen}
          without={room.data?.userList.map(({ person }) => person.id) ?? []}
          isFull={personIds.length >= most}
          words={{
            label: t('pick.label'),
            note: t('pick.note'),
            list: t('pick.list'),
            nobodyFits: t('pick.nobody'),
            noFriends: t('pick.none'),
            chosen: t('pick.chosen', { count: personIds.length }),
          }}
          onChange={setChosen}
        />
        {isSeveral ? (
          <TextInput
            label={t('name')}
            description={t('nameNote')}
            withAsterisk
            aria-required
            maxLength={chatLimits.name}
            value={name}
            error={wrong}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        ) : null}
        {go.isError ? <FormAlert>{sentence(go.error)}</FormAlert> : null}
        <Button type="submit" isBusy={go.isPending} disabled={!isReady}>
          {t(roomId === null ? 'start' : 'inviteDone', { count: personIds.length })}
        </Button>
        {roomId === null ? (
          <Button look="line" icon="friends" onClick={() => setChoosing(true)}>
            {t('ofGroup')}
          </Button>
        ) : null}
      </form>
      {isChoosing ? (
        <OnDemand
          part={chooseGroupsDialog}
          value={[]}
          areLed
          limit={1}
          onClose={() => setChoosing(false)}
          onChoose={([groupId = '']) => {
            setChoosing(false)
            go.mutate(groupId)
          }}
        />
      ) : null}
    </Screen>
  )
}
