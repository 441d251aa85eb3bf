import { plainText } from '@learntrail/contract/content/document'
import type { Post } from '@learntrail/contract/posts/posts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { useWays } from '../../../feature/use-ways.ts'
import { Card } from '../../../ui/card.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { RichText } from '../../editor/index.ts'
import { FileList, isSeen, PictureGrid, postFileAddress } from '../../files/index.ts'
import { likersDialog } from '../../people/index.ts'
import { TagList, useViewOf } from '../../tags/index.ts'
import { useLikePost } from '../api/like-post.ts'
import { LazyCertification } from '../certifications/lazy-certification.tsx'
import { CollectButton } from '../collections/collect-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import actions from './action-row.module.css'
import { LikeButton } from './like-button.tsx'
import { PostHead } from './post-head.tsx'
import css from './whole-post.module.css'

export function WholePost({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  const like = useLikePost(post)
  const view = useViewOf(post.owner.id)
  const sources = useParts('onRecord')
  const [showsLikers, setShowsLikers] = useState(false)
  const pictures = post.files.filter(isSeen)
  const files = post.files.filter((file) => !isSeen(file))
  const addressOf = postFileAddress(post)

  return (
    <Card as="article" padding="none" className={css.post} aria-label={post.title || t('post.title')}>
      <PostHead post={post} />
      {post.isWithheld ? (
        <p className={css.withheld}>
          {t('post.withheld')} <WithheldWays />
        </p>
      ) : null}
      <div className={css.body}>
        {post.title ? (
          <h2 className={css.title}>
            <WholeWords>{post.title}</WholeWords>
          </h2>
        ) : null}
        {plainText(post.content) ? <RichText document={post.content} /> : null}
      </div>
      {pictures.length > 0 ? (
        <div className={css.pictures}>
          <PictureGrid pictures={pictures} addressOf={addressOf} isUrgent />
        </div>
      ) : null}
      <div className={css.rest}>
        <FileList files={files} addressOf={addressOf} />
        {post.certification ? <LazyCertification of={post.certification} /> : null}
        {sources.map(({ name, Source }) => (
          <Source key={name} post={post} />
        ))}
        <TagList of={post} view={view} />
        <p className={css.day}>
          <Icon name="calendar" size={16} />
          {t('post.learnedOn', { day: formatFullDay(post.date) })}
        </p>
      </div>
      <footer className={actions.row}>
        <LikeButton
          isLiked={post.isLiked}
          count={post.likeCount}
          showsCount={false}
          isDisabled={!post.can.like}
          onToggle={(isLiked) => like.mutate(isLiked)}
        />
        {post.likeCount > 0 ? (
          <button type="button" className={actions.action} aria-haspopup="dialog" onClick={() => setShowsLikers(true)}>
            {t('like.count', { count: post.likeCount })}
          </button>
        ) : null}
        <CollectButton post={post} />
        <ShareButton post={post} />
      </footer>
      {showsLikers ? (
        <OnDemand
          part={likersDialog}
          thing={{ kind: 'post', id: post.id }}
          isOpen
          onClose={() => setShowsLikers(false)}
        />
      ) : null}
    </Card>
  )
}

function WithheldWays() {
  return useWays('withheld').map(({ name, to }) => (
    <Link key={to} to={to}>
      {name}
    </Link>
  ))
}
