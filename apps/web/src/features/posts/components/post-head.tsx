import type { Post } from '@learntrail/contract/posts/posts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkChip } from '../../../ui/chip.tsx'
import { formatDay, formatFullDay, today } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { When } from '../../../ui/when.tsx'
import { tagAddress, useViewOf } from '../../tags/index.ts'
import { CoAuthors } from './co-authors.tsx'
import css from './post-head.module.css'
import { PrivacyLine } from './privacy-line.tsx'

interface PostHeadProps {
  post: Post
  saysPublished?: boolean | undefined
  menu?: ReactNode
}

/** A record's owner, date, audience and kind of learning. */
export function PostHead({ post, saysPublished = false, menu }: PostHeadProps) {
  const { t } = useTranslation(['posts', 'tags'])
  const view = useViewOf(post.owner.id)
  return (
    <header className={css.head}>
      <PersonFace person={post.owner} />
      <div className={css.words}>
        <PersonName person={post.owner} />
        <CoAuthors people={post.coAuthors} />
        <p className={css.facts}>
          {saysPublished ? <Published post={post} /> : <When time={post.date} />}
          <PrivacyLine privacy={post.privacy} groups={post.groups} />
          {post.isPinned ? (
            <span className={css.pinned}>
              <Icon name="pin" size={14} />
              {t('card.pinned')}
            </span>
          ) : null}
          {post.editedAt ? <span>{t('card.edited')}</span> : null}
          <span className={css.kind}>{t(`tags:classifications.${post.classification}`)}</span>
        </p>
      </div>
      <div className={css.chip}>
        <LinkChip tone="accent" to={tagAddress(view, { classification: post.classification })}>
          {t(`tags:classifications.${post.classification}`)}
        </LinkChip>
      </div>
      {menu ? <div className={css.menu}>{menu}</div> : null}
    </header>
  )
}

/** When it was published, and the day of learning if that differs. */
function Published({ post: { publishedAt, date } }: { post: Post }) {
  const { t } = useTranslation('posts')
  return (
    <>
      <When time={publishedAt} relative />
      {date === today(new Date(publishedAt)) ? null : (
        <time dateTime={date} title={formatFullDay(date)}>
          {t('card.learned', { day: formatDay(date) })}
        </time>
      )}
    </>
  )
}
