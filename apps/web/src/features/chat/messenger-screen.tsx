import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { useMedia } from '../../ui/screen/use-media.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { LostState } from '../../ui/states/lost-state.tsx'
import { Loading, PersonSkeleton } from '../../ui/states/skeleton.tsx'
import { PupilsOfMine, Roster } from '../groups/index.ts'
import { HelpLink } from '../help/index.ts'
import { useCurrentUser } from '../profiles/index.ts'
import { chatroomQuery, refreshChatrooms, refreshListSoon } from './api/chatrooms.ts'
import { RoomView } from './conversation/room-view.tsx'
import css from './messenger-screen.module.css'
import { RoomFace, RoomHead, RoomState, RoomTools } from './rooms/room-head.tsx'
import { RoomList } from './rooms/room-list.tsx'
import { useRoomName } from './rooms/room-names.ts'
import { connection } from './talk/connection.ts'
import type { Conversation } from './talk/conversation.ts'
import { useConversation } from './talk/use-conversation.ts'

/** Width at which only the list or a room is shown; same as in the styles. */
const narrow = '(max-width: 1023px)'

/** The list of rooms, and an open one; a teacher sees the pupils of their classes as in class. */
export function MessengerScreen() {
  return (
    <PupilsOfMine>
      <Messenger />
    </PupilsOfMine>
  )
}

/** The list of rooms beside an open room. On narrow screens one of the two, with the room's head in the bar. */
function Messenger() {
  const { t } = useTranslation('chat')
  const { roomId } = useParams()
  const queryClient = useQueryClient()
  const nameOf = useRoomName()
  const me = useCurrentUser()?.id
  useEffect(() => {
    const refresh = () => void refreshChatrooms(queryClient)
    const soon = () => refreshListSoon(queryClient)
    const read = ({ personId }: { personId: string }) => personId === me && soon()
    return connection.hear({ open: refresh, message: soon, room: refresh, read })
  }, [queryClient, me])
  const conversation = useConversation(roomId, me)
  const query = useQuery({ ...chatroomQuery(roomId ?? ''), enabled: roomId !== undefined })
  // Id of the room whose search is open, so that it closes in another room.
  const [searched, setSearched] = useState<string>()
  const isSearching = searched !== undefined && searched === roomId
  const search = (isOpen: boolean) => setSearched(isOpen ? roomId : undefined)
  const isNarrow = useMedia(narrow)
  const isLost = isProblem(query.error, 'CHATROOM_NOT_FOUND')
  const open = conversation === null || isLost || query.data === undefined ? null : { conversation, ...query.data }

  return (
    <Screen
      {...(isNarrow && open
        ? {
            title: nameOf(open.chatroom),
            face: <RoomFace room={open.chatroom} size={36} />,
            state: <RoomState room={open.chatroom} people={open.userList} conversation={open.conversation} />,
            toolbar: <RoomTools room={open.chatroom} isSearching={isSearching} onSearch={search} isShort />,
          }
        : { title: t('title'), toolbar: <HelpLink topic="rooms" /> })}
      width="wide"
      {...(roomId !== undefined && { back: paths.messenger })}
    >
      <Card padding="none" className={css.messenger} data-room={roomId === undefined ? undefined : true}>
        <RoomList current={roomId} />
        <section className={css.conversation} aria-label={t('conversation')}>
          {roomId === undefined ? (
            <EmptyState title={t('choose.title')}>
              <p>{t('choose.text')}</p>
            </EmptyState>
          ) : (
            <Room
              key={roomId}
              roomId={roomId}
              conversation={conversation}
              hasHead={!isNarrow}
              isSearching={isSearching}
              onSearch={search}
            />
          )}
        </section>
      </Card>
    </Screen>
  )
}

interface RoomProps {
  roomId: string
  conversation: Conversation | null
  hasHead: boolean
  isSearching: boolean
  onSearch: (isSearching: boolean) => void
}

function Room({ roomId, conversation, hasHead, isSearching, onSearch }: RoomProps) {
  const { t } = useTranslation('chat')
  const nameOf = useRoomName()
  const me = useCurrentUser()?.id
  const query = useQuery(chatroomQuery(roomId))
  // Also for a room that was open a moment ago.
  if (isProblem(query.error, 'CHATROOM_NOT_FOUND'))
    return <LostState title={t('lost.title')} text={t('lost.text')} to={paths.messenger} way={t('lost.way')} />
  if (query.data === undefined || me === undefined || conversation === null) {
    if (query.isError)
      return <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    return (
      <Loading>
        <div className={css.coming}>
          <PersonSkeleton />
        </div>
      </Loading>
    )
  }
  const { chatroom, userList } = query.data
  return (
    <>
      {hasHead ? (
        <RoomHead
          room={chatroom}
          people={userList}
          conversation={conversation}
          isSearching={isSearching}
          onSearch={onSearch}
        />
      ) : null}
      <Roster groupId={chatroom.groupId ?? ''} isLeading={chatroom.can.moderate}>
        <RoomView
          room={chatroom}
          name={nameOf(chatroom)}
          conversation={conversation}
          people={userList}
          me={me}
          isSearching={isSearching}
          onSearched={() => onSearch(false)}
        />
      </Roster>
    </>
  )
}
