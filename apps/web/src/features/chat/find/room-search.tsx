import { textLength } from '@learntrail/contract/characters'
import { chatLimits } from '@learntrail/contract/chat/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { foundMessagesQuery } from '../api/messages.ts'
import css from './room-search.module.css'

interface RoomSearchProps {
  roomId: string
  onClose: () => void
}

/** Searches the messages of a room; each result links to its message. */
export function RoomSearch({ roomId, onClose }: RoomSearchProps) {
  const { t } = useTranslation('chat')
  const nameOf = useNameOf()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const isEnough = textLength(keyword) >= chatLimits.searchWord.min
  const query = useInfiniteQuery({ ...foundMessagesQuery(roomId, keyword), enabled: isEnough })
  const found = query.data?.pages.flatMap(({ items }) => items)

  return (
    <search className={css.search}>
      <div className={css.head}>
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: a person who opens the search types next.
          autoFocus
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          maxLength={chatLimits.searchWord.max}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
          }}
        />
        <IconButton label={t('search.close')} icon="close" onClick={onClose} />
      </div>
      {isEnough ? null : <p className={css.note}>{t('search.short')}</p>}
      {isEnough && found === undefined && query.isError ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {isEnough && found === undefined && !query.isError ? <WaitingLines query={query} /> : null}
      {isEnough && found?.length === 0 && !query.hasNextPage ? (
        <p className={css.note} role="status">
          {t('search.none')}
        </p>
      ) : null}
      {isEnough && found !== undefined && found.length > 0 ? (
        <ul className={css.found} aria-label={t('search.results')}>
          {found.map(({ number, author, text, marks, createdAt }) => (
            <li key={number}>
              <Link to={paths.message(roomId, number)} onClick={onClose}>
                <span className={css.who}>
                  {nameOf(author)}
                  <When time={createdAt} relative />
                </span>
                <Marked text={text} marks={marks} />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {isEnough ? <LoadMoreOf query={query} isAutomatic /> : null}
    </search>
  )
}

/** Text with the matches marked. */
function Marked({ text, marks }: { text: string; marks: readonly (readonly number[])[] }) {
  let at = 0
  return (
    <span className={css.words}>
      {marks.map(([from = 0, to = 0]) => {
        const before = text.slice(at, from)
        at = to
        return (
          <span key={from}>
            {before}
            <mark>{text.slice(from, to)}</mark>
          </span>
        )
      })}
      {text.slice(at)}
    </span>
  )
}
