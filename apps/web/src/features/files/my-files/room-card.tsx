import type { MyRoom } from '@learntrail/contract/files/my-files'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatBytes } from '../../../ui/file-size.ts'
import { Bone, Loading } from '../../../ui/states/skeleton.tsx'
import { myRoomQuery } from '../api/read-my-room.ts'
import css from './room-card.module.css'

/** Share of storage left below which the card warns. */
const nearlyFull = 0.1

/** The person's used storage, as a bar and as text. */
export function RoomCard() {
  const { t } = useTranslation(['files/my-files', 'common'])
  const id = useId()
  const query = useQuery(myRoomQuery)
  return (
    <Card as="section" padding="m" aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('room.title')}
      </h2>
      {query.data ? <Room room={query.data} /> : null}
      {query.isPending ? (
        <Loading>
          <Bone height="52px" />
        </Loading>
      ) : null}
      {query.isError && !query.data ? (
        <div className={css.failed} role="alert">
          <p>{sentenceOf(query.error)}</p>
          <Button look="soft" size="s" isBusy={query.isFetching} onClick={() => query.refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

function Room({ room }: { room: MyRoom }) {
  const { t } = useTranslation(['files/my-files', 'files'])
  if (room.count === 0) {
    const limit = room.limit === null ? null : t('room.yours', { limit: formatBytes(room.limit) })
    return (
      <p className={css.words}>
        {t('room.none')}
        {limit}
      </p>
    )
  }
  const left = room.limit === null ? 0 : Math.max(0, room.limit - room.bytes)
  const isNearlyFull = room.limit !== null && left < room.limit * nearlyFull
  return (
    <>
      <p className={css.total}>
        <strong>{formatBytes(room.bytes)}</strong>
        {room.limit === null ? null : <span>{t('room.of', { limit: formatBytes(room.limit) })}</span>}
        <span>{t('room.count', { count: room.count })}</span>
      </p>
      {/* The list below says the same as text. */}
      <div className={css.bar} aria-hidden="true">
        {room.kinds.map(({ kind, bytes }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: Math.max(bytes, room.bytes / 100) }} />
        ))}
        {left > 0 ? <span data-left style={{ flexGrow: left }} /> : null}
      </div>
      {isNearlyFull ? (
        <p className={css.tight}>{left > 0 ? t('room.nearlyFull', { left: formatBytes(left) }) : t('room.full')}</p>
      ) : null}
      <ul className={css.legend} aria-label={t('room.byKind')}>
        {room.kinds.map(({ kind, bytes, count }) => (
          <li key={kind}>
            <span className={css.dot} data-kind={kind} />
            {t('room.kind', { kind: t(`files:kinds.${kind}`), size: formatBytes(bytes), count })}
          </li>
        ))}
      </ul>
      {room.unused.count > 0 ? (
        <p className={css.words}>
          {t('room.unused', { count: room.unused.count, size: formatBytes(room.unused.bytes) })}
        </p>
      ) : null}
    </>
  )
}
