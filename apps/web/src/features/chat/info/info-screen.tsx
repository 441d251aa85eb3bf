import type { Chatroom, ChatroomMember } from '@learntrail/contract/chat/chatroom'
import { chatLimits } from '@learntrail/contract/chat/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { checkName } from '../../../ui/form/name-rules.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { Loading, PersonSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { PupilsOfMine, Roster } from '../../groups/index.ts'
import { PersonRow } from '../../people/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import {
  chatroomQuery,
  refreshChatrooms,
  updateChatroom,
  updateGroupChatroom,
  updateOwnChatroom,
} from '../api/chatrooms.ts'
import { useRoomName } from '../rooms/room-names.ts'
import css from './info-screen.module.css'
import { Night } from './night.tsx'
import { RoomFiles } from './room-files.tsx'
import { RoomPicture } from './room-picture.tsx'
import { SilenceMenu } from './silence-menu.tsx'

/** A room's members and settings. */
export function InfoScreen() {
  const { t } = useTranslation('chat')
  const [parameters] = useSearchParams()
  const roomId = parameters.get('room') ?? ''
  const query = useQuery({ ...chatroomQuery(roomId), enabled: roomId !== '' })
  const isLost = roomId === '' || isProblem(query.error, 'CHATROOM_NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen title={t('info')} back={paths.chatroom(roomId)}>
      {query.data === undefined && query.isError && !isLost ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {isLost ? (
        <LostState title={t('lost.title')} text={t('lost.text')} to={paths.messenger} way={t('lost.way')} />
      ) : null}
      {query.isPending && !isLost ? (
        <Loading>
          <PersonSkeleton />
        </Loading>
      ) : null}
      {query.data === undefined || isLost ? null : (
        <PupilsOfMine>
          <Roster groupId={query.data.chatroom.groupId ?? ''} isLeading={query.data.chatroom.can.moderate}>
            <Info room={query.data.chatroom} people={query.data.userList} />
          </Roster>
        </PupilsOfMine>
      )}
    </Screen>
  )
}

type Asking = 'leave' | 'close' | null

function Info({ room, people }: { room: Chatroom; people: readonly ChatroomMember[] }) {
  const personName = useNameOf()
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const nameOf = useRoomName()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const me = useCurrentUser()?.id
  const [asking, setAsking] = useState<Asking>(null)
  const change = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSuccess: () => refreshChatrooms(queryClient),
    onError: (error) => toast(sentence(error)),
    onSettled: () => setAsking(null),
  })
  const roomId = room.id
  const { can } = room

  return (
    <div className={css.info}>
      <Card>
        <RoomPicture room={room} name={nameOf(room)} />
        {can.rename ? (
          <Rename
            key={room.name}
            room={room}
            onSave={(name) => change.mutate(() => updateChatroom({ roomId, action: 'rename', name }))}
          />
        ) : null}
        <div className={css.ways}>
          <Button
            look="line"
            size="s"
            icon={room.isMuted ? 'bell' : 'moon'}
            onClick={() => change.mutate(() => updateOwnChatroom({ roomId, action: 'mute', isMuted: !room.isMuted }))}
          >
            {t(room.isMuted ? 'unmute' : 'mute')}
          </Button>
          {room.groupId === null ? null : (
            <LinkButton to={paths.group(room.groupId)} look="line" size="s" icon="friends">
              {t('toGroup')}
            </LinkButton>
          )}
          {can.invite ? (
            <LinkButton to={paths.chatroomInvite(roomId)} look="line" size="s" icon="plus">
              {t('invite')}
            </LinkButton>
          ) : null}
          {can.reopen ? (
            <Button
              look="line"
              size="s"
              icon="undo"
              onClick={() => change.mutate(() => updateChatroom({ roomId, action: 'reopen' }))}
            >
              {t('reopen')}
            </Button>
          ) : null}
          {can.close ? (
            <Button look="line" size="s" icon="lock" onClick={() => setAsking('close')}>
              {t('close')}
            </Button>
          ) : null}
          {can.leave ? (
            <Button look="line" size="s" icon="out" onClick={() => setAsking('leave')}>
              {t('leave')}
            </Button>
          ) : null}
        </div>
        {room.type === 'group' && can.close && room.groupId !== null ? (
          <Night
            key={JSON.stringify(room.rest)}
            room={room}
            onChange={(rest) => change.mutate(() => updateGroupChatroom({ groupId: room.groupId ?? '', rest }))}
          />
        ) : null}
      </Card>
      <section>
        <h2 className={css.title}>{t('files.title')}</h2>
        <RoomFiles roomId={roomId} />
      </section>
      <section>
        <h2 className={css.title}>{t('people', { count: people.length })}</h2>
        <Card padding="s">
          <ul aria-label={t('peopleList')}>
            {people.map((member) => (
              <MemberRow key={member.person.id} member={member}>
                {can.moderate && !member.isAdministrator ? (
                  <SilenceMenu
                    member={member}
                    onChange={(length, reason) =>
                      change.mutate(() =>
                        updateChatroom({ roomId, action: 'silence', personId: member.person.id, for: length, reason }),
                      )
                    }
                  />
                ) : null}
                {can.rename && member.person.id !== me ? (
                  <Button
                    look="quiet"
                    size="s"
                    aria-label={t('removeOf', { name: personName(member.person) })}
                    onClick={() =>
                      change.mutate(() => updateChatroom({ roomId, action: 'remove', personId: member.person.id }))
                    }
                  >
                    {t('remove')}
                  </Button>
                ) : null}
              </MemberRow>
            ))}
          </ul>
        </Card>
      </section>
      <ConfirmDialog
        isOpen={asking !== null}
        title={t(asking === 'leave' ? 'leaveAsk.title' : 'closeAsk.title')}
        confirm={t(asking === 'leave' ? 'leave' : 'close')}
        isDangerous
        isBusy={change.isPending}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          asking === 'leave'
            ? change.mutate(() =>
                updateOwnChatroom({ roomId, action: 'leave' }).then(() => navigate(paths.messenger, { replace: true })),
              )
            : change.mutate(() => updateChatroom({ roomId, action: 'close' }))
        }
      >
        <p>{t(asking === 'leave' ? 'leaveAsk.text' : 'closeAsk.text')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** A member, marked as administrator or silenced. */
function MemberRow({ member, children }: { member: ChatroomMember; children: ReactNode }) {
  const { t } = useTranslation('chat')
  const { person, remark, isAdministrator, silence } = member
  const line = () => {
    if (isAdministrator) return t('administrator')
    if (silence === null) return ''
    const length =
      silence.until === null ? t('silence.open') : t('silence.until', { time: formatTaipei(silence.until) })
    return silence.reason === '' ? length : `${length}　${t('silence.because', { reason: silence.reason })}`
  }
  return (
    <PersonRow person={person} remark={remark} line={line()}>
      {children}
    </PersonRow>
  )
}

function Rename({ room, onSave }: { room: Chatroom; onSave: (name: string) => void }) {
  const { t } = useTranslation('chat')
  const [name, setName] = useState(room.name)
  const wrong = checkName(name, 'place', { max: chatLimits.name })
  const canSave = name.trim() !== '' && name.trim() !== room.name && wrong === null
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (canSave) onSave(name.trim())
  }
  return (
    <form className={css.rename} onSubmit={save}>
      <TextInput
        label={t('name')}
        withAsterisk
        aria-required
        maxLength={chatLimits.name}
        value={name}
        error={wrong}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" look="soft" disabled={!canSave}>
        {t('rename')}
      </Button>
    </form>
  )
}
