import type { Post } from '@learntrail/contract/posts/posts'
import { showcaseLimits } from '@learntrail/contract/showcase/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/dates.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../ui/states/skeleton.tsx'
import { PrivacyLine, postsQuery } from '../posts/index.ts'
import { WordSearch } from '../tags/index.ts'
import css from './showcase-editor.module.css'

interface PickRecordsProps {
  chosen: readonly Post[]
  onToggle: (post: Post) => void
  onClose: () => void
}

/** Picks from my records, searchable by words. */
export function PickRecords({ chosen, onToggle, onClose }: PickRecordsProps) {
  const { t } = useTranslation(['showcase', 'posts'])
  const [words, setWords] = useState('')
  const query = useInfiniteQuery(postsQuery({ view: 'mine', words: words || undefined }))
  const posts = query.data?.pages.flatMap(({ items }) => items) ?? []
  const isFull = chosen.length >= showcaseLimits.posts
  return (
    <Dialog
      isOpen
      title={t('pick.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('pick.done')}</Button>}
    >
      <WordSearch value={words} onSearch={setWords} />
      <p className={css.note} role="status">
        {t('edit.count', { count: chosen.length, limit: showcaseLimits.posts })}
      </p>
      {query.isPending ? <FormSkeleton fields={3} /> : null}
      {query.isError && !query.data ? <FailedState error={query.error} onRetry={() => query.refetch()} /> : null}
      {query.data && posts.length === 0 ? (
        <p className={css.note}>{t(words ? 'pick.nothingFits' : 'pick.none')}</p>
      ) : null}
      <ul className={css.choices}>
        {posts.map((post) => {
          const isOn = chosen.some(({ id }) => id === post.id)
          return (
            <li key={post.id}>
              <label className={css.choice}>
                <input type="checkbox" checked={isOn} disabled={isFull && !isOn} onChange={() => onToggle(post)} />
                <span className={css.words}>
                  <span className={css.name}>
                    {post.title || t('posts:card.untitled', { name: post.owner.displayName })}
                  </span>
                  <span className={css.facts}>
                    {formatDay(post.date)}
                    <PrivacyLine privacy={post.privacy} />
                  </span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <LoadMoreOf query={query} />
    </Dialog>
  )
}
