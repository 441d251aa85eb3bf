import type { Post } from '@learntrail/contract/posts/posts'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../ui/dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import css from './showcase-editor.module.css'

interface ChosenRecordsProps {
  posts: readonly Post[]
  onChange: (posts: readonly Post[]) => void
}

/** The chosen records in order; moved by buttons, which work on every device. */
export function ChosenRecords({ posts, onChange }: ChosenRecordsProps) {
  const { t } = useTranslation(['showcase', 'posts'])
  const move = (from: number, to: number) => {
    const moved = posts[from]
    if (!moved || to < 0 || to >= posts.length) return
    onChange(posts.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <section aria-labelledby="chosen-records">
      <h2 id="chosen-records" className={css.title}>
        {t('edit.records')}
      </h2>
      {posts.length === 0 ? <p className={css.note}>{t('edit.none')}</p> : null}
      <ol className={css.chosen}>
        {posts.map((post, index) => {
          const title = post.title || t('posts:card.untitled', { name: post.owner.displayName })
          return (
            <li key={post.id} className={css.record}>
              <span className={css.number}>{index + 1}</span>
              <span className={css.words}>
                <span className={css.name}>{title}</span>
                <span className={css.note}>{formatDay(post.date)}</span>
              </span>
              <IconButton
                label={t('edit.up', { title })}
                icon="up"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={t('edit.down', { title })}
                icon="down"
                disabled={index === posts.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                label={t('edit.remove', { title })}
                icon="close"
                onClick={() => onChange(posts.filter(({ id }) => id !== post.id))}
              />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
