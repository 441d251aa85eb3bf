import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Count } from '../../../ui/count.tsx'
import { Face } from '../../../ui/face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, PersonSkeleton } from '../../../ui/states/skeleton.tsx'
import { When } from '../../../ui/when.tsx'
import { Remark } from '../../people/index.ts'
import { useCurrentUser, wholeSchools } from '../../profiles/index.ts'
import { LockedButton } from '../../shell/index.ts'
import { chatroomsQuery } from '../api/chatrooms.ts'
import { outboxOf } from '../talk/outbox.ts'
import css from './room-list.module.css'
import { useMessageLine, useRoomName } from './room-names.ts'

/** The person's rooms, latest message first. */
export function RoomList({ current }: { current: string | undefined }) {
  const { t } = useTranslation('chat')
  const [keyword, setKeyword] = useState('')
  const user = useCurrentUser()
  const schools = user ? wholeSchools(user).map(({ schoolId, schoolName }) => ({ id: schoolId, name: schoolName })) : []
  const [isRuling, setRuling] = useState(false)
  const waiting = useWatched(outboxOf(user?.id ?? '')).waiting.length
  const query = useInfiniteQuery(chatroomsQuery(keyword.trim()))
  const rooms = query.data?.pages.flatMap(({ items }) => items)

  return (
    <nav className={css.list} aria-label={t('rooms')}>
      <div className={css.head}>
        <label className={css.find}>
          <Icon name="search" size={18} />
          <input
            type="search"
            aria-label={t('find')}
            placeholder={t('find')}
            value={keyword}
            onChange={(event) => setKeyword(event.currentTarget.value)}
          />
        </label>
        {user?.subscribedFeatures.includes('chatroom') ? (
          <LinkButton to={paths.openChatroom} size="s" icon="plus">
            {t('open')}
          </LinkButton>
        ) : (
          <LockedButton size="s">{t('open')}</LockedButton>
        )}
        {schools.length > 0 ? (
          <IconButton label={t('school.open')} icon="school" aria-haspopup="dialog" onClick={() => setRuling(true)} />
        ) : null}
      </div>
      {waiting > 0 ? (
        <p className={css.waiting} role="status">
          {t('waiting', { count: waiting })}
        </p>
      ) : null}
      {isRuling ? <OnDemand part={schoolTalkDialog} schools={schools} onClose={() => setRuling(false)} /> : null}
      {rooms === undefined && query.isError ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {rooms === undefined && !query.isError ? (
        <Loading>
          <div className={css.bones}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <PersonSkeleton key={key} />
            ))}
          </div>
        </Loading>
      ) : null}
      {rooms?.length === 0 ? (
        <EmptyState title={keyword.trim() === '' ? t('none.title') : t('none.found')}>
          {keyword.trim() === '' ? <p>{t('none.text')}</p> : null}
        </EmptyState>
      ) : null}
      <ul>
        {rooms?.map((room) => (
          <RoomRow key={room.id} room={room} isCurrent={room.id === current} />
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </nav>
  )
}

/** Loaded only for school staff. */
const schoolTalkDialog = onDemand(async () => (await import('../school/school-talk-dialog.tsx')).SchoolTalkDialog)

function RoomRow({ room, isCurrent }: { room: Chatroom; isCurrent: boolean }) {
  const { t } = useTranslation('chat')
  const nameOf = useRoomName()
  const personName = useNameOf()
  const lineOf = useMessageLine()
  const { last, other, unread } = room
  const name = nameOf(room)
  const line = last === null ? t('silent') : lineOf(last)
  const said = last === null || room.type === 'direct' || last.type === 1 ? line : `${personName(last.author)}：${line}`
  return (
    <li>
      <Link className={css.room} to={paths.chatroom(room.id)} aria-current={isCurrent ? 'page' : undefined}>
        <Face id={other?.id ?? room.id} name={name} picture={other?.avatar ?? room.picture} size={40} />
        <span className={css.text}>
          <b className={css.name}>
            <span className={css.cut}>
              {name}
              <Remark words={room.remark} />
            </span>
            {room.isMuted ? <Icon name="moon" size={14} /> : null}
            {room.closedAt !== null ? <Icon name="lock" size={14} /> : null}
          </b>
          <span className={css.said}>{room.can.answer ? t('asksYou') : said}</span>
        </span>
        <span className={css.side}>
          <When time={room.at} relative />
          {unread > 0 ? (
            <span data-muted={room.isMuted || undefined} className={css.unread}>
              <Count value={unread} />
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  )
}
