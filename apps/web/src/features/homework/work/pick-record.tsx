import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { postQuery, postsQuery } from '../../posts/index.ts'
import css from './work.module.css'

interface PickRecordProps {
  accountId: string
  onPick: (id: string) => void
  onClose: () => void
}

/** Chooses one of the student's records to hand in. */
export function PickRecord({ accountId, onPick, onClose }: PickRecordProps) {
  const { t } = useTranslation('homework/work')
  const query = useInfiniteQuery(postsQuery({ owner: accountId }))
  const posts = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Dialog isOpen title={t('record.title')} onClose={onClose}>
      <p className={css.note}>{t('record.text')}</p>
      {posts ? null : <WaitingLines query={query} lines={4} />}
      {posts?.length === 0 ? <p role="status">{t('record.none')}</p> : null}
      <ul className={css.records} aria-label={t('record.title')}>
        {posts?.map((post) => (
          <li key={post.id}>
            <button type="button" className={css.record} onClick={() => onPick(post.id)}>
              <strong>{post.title || t('record.untitled')}</strong>
              <small>{formatDay(post.date)}</small>
            </button>
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </Dialog>
  )
}

interface PickedRecordProps {
  id: string
  /** Title from the server's latest answer. */
  title: string | undefined
  onChange: () => void
  onRemove: () => void
}

/** The chosen record; its text and files are handed in as they are at that moment. */
export function PickedRecord({ id, title, onChange, onRemove }: PickedRecordProps) {
  const { t } = useTranslation('homework/work')
  const { data: post } = useQuery(postQuery(id))
  return (
    <Card as="section" aria-label={t('record.mine')} className={css.picked}>
      <p className={css.note}>{t('record.mine')}</p>
      <Link className={css.pickedTitle} to={paths.post(id)}>
        {post?.title || title || t('record.untitled')}
      </Link>
      <p className={css.note}>{t('record.frozen')}</p>
      <div className={css.acts}>
        <Button look="line" size="s" onClick={onChange}>
          {t('record.another')}
        </Button>
        <Button look="quiet" size="s" onClick={onRemove}>
          {t('record.writeMyself')}
        </Button>
      </div>
    </Card>
  )
}
