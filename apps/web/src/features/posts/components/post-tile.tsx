import { plainText } from '@learntrail/contract/content/document'
import type { Post } from '@learntrail/contract/posts/posts'
import { type CSSProperties, memo, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PersonName } from '../../../ui/person-link.tsx'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { isPicture, isSeen, Picture, PlayMark } from '../../files/index.ts'
import css from './post-tile.module.css'
import { PrivacyLine } from './privacy-line.tsx'

/** A row of tiles. */
export function PostTiles({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className={css.tiles} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  )
}

interface PostTileProps {
  post: Post
  /** In lists of anybody's records, ordered by publication: shows the owner and the date of publication. */
  isOfAnybody: boolean
}

/** A record as a small tile: its first picture or the beginning of its text. */
export const PostTile = memo(function PostTile({ post, isOfAnybody }: PostTileProps) {
  const { t } = useTranslation(['posts', 'tags'])
  const titleId = useId()
  const picture = post.files.find(isSeen)
  const title = post.title || t('card.untitled', { name: post.owner.displayName })
  return (
    <article className={css.tile} aria-labelledby={titleId}>
      <div className={css.cover}>
        {picture ? (
          <>
            <Picture file={picture} sizes="(min-width: 576px) 200px, 45vw" />
            {isPicture(picture) ? null : <PlayMark />}
          </>
        ) : (
          <p className={css.text}>{plainText(post.content) || t(`tags:classifications.${post.classification}`)}</p>
        )}
        {post.files.length > 1 ? (
          <span className={css.more}>
            <Icon name="paperclip" size={14} />
            {post.files.length}
          </span>
        ) : null}
      </div>
      <h3 id={titleId} className={css.title}>
        <Link to={paths.post(post.id)}>
          <WholeWords>{title}</WholeWords>
        </Link>
      </h3>
      {isOfAnybody ? (
        <p className={css.author}>
          <PersonName person={post.owner} />
        </p>
      ) : null}
      <p className={css.facts}>
        {isOfAnybody ? <When time={post.publishedAt} relative /> : <When time={post.date} />}
        <PrivacyLine privacy={post.privacy} />
      </p>
    </article>
  )
})
