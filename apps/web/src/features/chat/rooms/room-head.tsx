import type { Chatroom, ChatroomMember } from '@learntrail/contract/chat/chatroom'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Face } from '../../../ui/face.tsx'
import { IconButton, IconLink } from '../../../ui/icon-button.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { listed } from '../../../ui/listed.ts'
import { Remark } from '../../people/index.ts'
import type { Conversation } from '../talk/conversation.ts'
import css from './room-head.module.css'
import { useRoomName } from './room-names.ts'

/** How many typing people are named. */
const named = 3

interface RoomStateProps {
  room: Chatroom
  people: readonly ChatroomMember[]
  conversation: Conversation
}

/** Number of members, and who is typing. */
export function RoomState({ room, people, conversation }: RoomStateProps) {
  const { t } = useTranslation('chat')
  const nameOf = useNameOf()
  const { typing } = useWatched(conversation)
  const names = people.filter(({ person }) => typing.includes(person.id)).map(({ person }) => nameOf(person))
  const count = room.type === 'direct' ? null : t('people', { count: room.memberCount })
  if (count === null && names.length === 0) return null
  return (
    <p className={css.state} aria-live="off">
      {count}
      {count !== null && names.length > 0 ? '・' : null}
      {names.length > 0 ? (
        <span className={css.typing}>
          <span className={css.names}>{listed(names.slice(0, named))}</span> {t('typing')}
        </span>
      ) : null}
    </p>
  )
}

export function RoomFace({ room, size }: { room: Chatroom; size: 36 | 40 }) {
  const { id, other, picture } = room
  return <Face id={other?.id ?? id} name={useRoomName()(room)} picture={other?.avatar ?? picture} size={size} />
}

interface RoomToolsProps {
  room: Chatroom
  isSearching: boolean
  onSearch: (isSearching: boolean) => void
  /** On narrow screens, leaves out the tools that the info screen has as well. */
  isShort?: boolean
}

export function RoomTools({ room, isSearching, onSearch, isShort = false }: RoomToolsProps) {
  const { t } = useTranslation('chat')
  return (
    <>
      <IconButton
        label={t(isSearching ? 'search.close' : 'search.open')}
        icon="search"
        aria-expanded={isSearching}
        onClick={() => onSearch(!isSearching)}
      />
      {room.groupId === null || isShort ? null : (
        <IconLink to={paths.group(room.groupId)} icon="school" label={t('toGroup')} />
      )}
      {room.can.invite && !isShort ? (
        <IconLink to={paths.chatroomInvite(room.id)} icon="friends" label={t('invite')} />
      ) : null}
      <IconLink to={paths.chatroomInfo(room.id)} icon="info" label={t('info')} />
    </>
  )
}

type RoomHeadProps = RoomStateProps & RoomToolsProps

/** A room's head beside the list of rooms: name, state and tools. */
export function RoomHead({ room, people, conversation, ...tools }: RoomHeadProps) {
  const name = useRoomName()(room)
  return (
    <header className={css.head}>
      <RoomFace room={room} size={40} />
      <div className={css.name}>
        <h2>
          {name}
          <Remark words={room.remark} />
        </h2>
        <RoomState room={room} people={people} conversation={conversation} />
      </div>
      <RoomTools room={room} {...tools} />
    </header>
  )
}
