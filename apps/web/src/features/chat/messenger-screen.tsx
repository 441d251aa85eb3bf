import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { paths } from '../../paths.ts'
import { Face } from '../../ui/face.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { LostState } from '../../ui/states/lost-state.tsx'
import { Loading, PersonSkeleton } from '../../ui/states/skeleton.tsx'
import { Roster } from '../groups/index.ts'
import { HelpLink } from '../help/index.ts'
import { Remark } from '../people/index.ts'
import { useCurrentUser } from '../profiles/index.ts'
import { chatroomQuery, refreshChatrooms, refreshListSoon } from './api/chatrooms.ts'
import { RoomView } from './conversation/room-view.tsx'
import css from './messenger-screen.module.css'
import { RoomList } from './rooms/room-list.tsx'
import { useRoomName } from './rooms/room-names.ts'
import { connection } from './talk/connection.ts'

/** My rooms, and one of them beside; on phones one or the other. */
export function MessengerScreen() {
  const { t } = useTranslation('chat')
  const { roomId } = useParams()
  const queryClient = useQueryClient()
  const me = useCurrentUser()?.id
  useEffect(() => {
    const refresh = () => void refreshChatrooms(queryClient)
    const soon = () => refreshListSoon(queryClient)
    const read = ({ personId }: { personId: string }) => personId === me && soon()
    return connection.hear({ open: refresh, message: soon, room: refresh, read })
  }, [queryClient, me])
  return (
    <Screen
      title={t('title')}
      width="wide"
      toolbar={<HelpLink topic="rooms" />}
      {...(roomId !== undefined && { back: paths.messenger })}
    >
      <div className={css.messenger} data-room={roomId === undefined ? undefined : true}>
        <RoomList current={roomId} />
        <section className={css.conversation} aria-label={t('conversation')}>
          {roomId === undefined ? (
            <EmptyState title={t('choose.title')}>
              <p>{t('choose.text')}</p>
            </EmptyState>
          ) : (
            <Room key={roomId} roomId={roomId} />
          )}
        </section>
      </div>
    </Screen>
  )
}

function Room({ roomId }: { roomId: string }) {
  const { t } = useTranslation('chat')
  const nameOf = useRoomName()
  const me = useCurrentUser()?.id
  const [isSearching, setSearching] = useState(false)
  const query = useQuery(chatroomQuery(roomId))
  // Also of a room that was on the screen just now.
  if (isProblem(query.error, 'CHATROOM_NOT_FOUND'))
    return <LostState title={t('lost.title')} text={t('lost.text')} to={paths.messenger} way={t('lost.way')} />
  if (query.data === undefined || me === undefined) {
    if (query.isError)
      return <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    return (
      <Loading>
        <div className={css.head}>
          <PersonSkeleton />
        </div>
      </Loading>
    )
  }
  const { chatroom, userList } = query.data
  const name = nameOf(chatroom)
  const { other, remark, picture, memberCount, type, can } = chatroom
  return (
    <>
      <header className={css.head}>
        <Face id={other?.id ?? chatroom.id} name={name} picture={other?.avatar ?? picture} size={40} />
        <div className={css.name}>
          <h2>
            {name}
            <Remark words={remark} />
          </h2>
          {type === 'direct' ? null : <p>{t('people', { count: memberCount })}</p>}
        </div>
        <IconButton
          label={t(isSearching ? 'search.close' : 'search.open')}
          icon="search"
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
        {chatroom.groupId === null ? null : (
          <Link className={css.tool} to={paths.group(chatroom.groupId)} aria-label={t('toGroup')} title={t('toGroup')}>
            <Icon name="school" />
          </Link>
        )}
        {can.invite ? (
          <Link
            className={css.tool}
            to={paths.chatroomInvite(chatroom.id)}
            aria-label={t('invite')}
            title={t('invite')}
          >
            <Icon name="friends" />
          </Link>
        ) : null}
        <Link className={css.tool} to={paths.chatroomInfo(chatroom.id)} aria-label={t('info')} title={t('info')}>
          <Icon name="info" />
        </Link>
      </header>
      <Roster groupId={chatroom.groupId ?? ''} isLeading={chatroom.can.moderate}>
        <RoomView
          room={chatroom}
          name={name}
          people={userList}
          me={me}
          isSearching={isSearching}
          onSearched={() => setSearching(false)}
        />
      </Roster>
    </>
  )
}
