import { isolated } from '@learntrail/contract/isolated'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { FileList } from '../../files/index.ts'
import { chatroomFilesQuery } from '../api/messages.ts'
import css from './room-files.module.css'

/** Files sent in a room, newest first, each with a link to its message. */
export function RoomFiles({ roomId }: { roomId: string }) {
  const { t } = useTranslation('chat')
  const query = useInfiniteQuery(chatroomFilesQuery(roomId))
  const shown = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Card padding="s">
      {shown === undefined ? <WaitingLines query={query} /> : null}
      {shown?.length === 0 ? <p className={css.none}>{t('files.none')}</p> : null}
      <ul className={css.files}>
        {shown?.map(({ number, author, createdAt, files }) => (
          <li key={number}>
            <p className={css.who}>
              {isolated(author.displayName)} <When time={createdAt} relative />
              <Link to={paths.message(roomId, number)}>{t('files.go')}</Link>
            </p>
            <FileList
              files={files}
              addressOf={({ id }) =>
                paths.files(
                  files.map((file) => file.id),
                  files.findIndex((file) => file.id === id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </Card>
  )
}
