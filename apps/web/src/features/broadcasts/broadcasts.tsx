import type { Broadcast } from '@learntrail/contract/broadcasts/broadcasts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dot } from '../../ui/dotted.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { When } from '../../ui/when.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { RichText } from '../editor/index.ts'
import { PictureGrid } from '../files/index.ts'
import { useCurrentUser } from '../profiles/index.ts'
import { broadcastsQuery, useInform, useRead } from './api/broadcasts.ts'
import css from './broadcasts.module.css'
import { maySend } from './may-send.ts'
import { keepOpened, openedIn } from './opened.ts'

/** Broadcasts of the service and of the person's school. Showing the list clears the badge. */
export function Broadcasts() {
  const { t } = useTranslation('broadcasts')
  const user = useCurrentUser()
  const query = useInfiniteQuery(broadcastsQuery)
  const { mutate: inform } = useInform()
  const isShown = query.isSuccess && !query.isFetching
  useEffect(() => {
    if (isShown) inform()
  }, [isShown, inform])

  if (query.data === undefined) return <WaitingLines query={query} lines={6} />
  const broadcasts = query.data.pages.flatMap(({ items }) => items)
  return (
    <>
      {user && maySend(user) ? (
        <div className={css.actions}>
          <LinkButton look="soft" size="s" icon="edit" to={paths.buildBroadcast}>
            {t('write')}
          </LinkButton>
        </div>
      ) : null}
      {broadcasts.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {broadcasts.map((broadcast) => (
            <li key={broadcast.id}>
              <BroadcastCard broadcast={broadcast} />
            </li>
          ))}
        </ul>
      )}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

/** Open state of a broadcast; kept per history entry, so that coming back from one of its pictures finds it open. */
function useOpened(id: string): [boolean, (isOpen: boolean) => void] {
  const queryClient = useQueryClient()
  const visit = useLocation().key
  const [isOpen, show] = useState(() => openedIn(queryClient, visit).includes(id))
  const setOpen = (isOpenNow: boolean) => {
    show(isOpenNow)
    keepOpened(queryClient, visit, id, isOpenNow)
  }
  return [isOpen, setOpen]
}

/** The title; opening it shows the whole broadcast and marks it as read. */
function BroadcastCard({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useTranslation('broadcasts')
  const id = useId()
  const { pictures } = broadcast
  const [isOpen, setOpen] = useOpened(broadcast.id)
  const [isReadHere, setRead] = useState(false)
  const isRead = isReadHere || broadcast.isRead
  const read = useRead()
  const toggle = () => {
    setOpen(!isOpen)
    if (isRead) return
    setRead(true)
    read.mutate(broadcast.id, { onError: () => setRead(false) })
  }
  return (
    <Card padding="none">
      <h2 className={css.heading}>
        <button type="button" className={css.title} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <span className={css.words}>
            <span className={css.name} data-unread={!isRead || undefined}>
              {isRead ? null : <Unseen>{t('unread')}</Unseen>}
              <WholeWords>{broadcast.title}</WholeWords>
            </span>
            <small>
              {broadcast.schoolName ?? t('service')}
              {dot}
              <When time={broadcast.startsAt} relative />
              {broadcast.editedAt === null ? null : `${dot}${t('corrected')}`}
            </small>
          </span>
          <Icon name={isOpen ? 'up' : 'down'} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={css.content}>
        {isOpen ? (
          <>
            <RichText document={broadcast.content} />
            <PictureGrid
              pictures={pictures}
              addressOf={(picture) =>
                paths.files(
                  pictures.map((one) => one.id),
                  pictures.indexOf(picture),
                )
              }
            />
          </>
        ) : null}
      </div>
    </Card>
  )
}
