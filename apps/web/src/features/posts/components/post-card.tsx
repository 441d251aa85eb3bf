import type { Post } from '@learntrail/contract/posts/posts'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { capped } from '../../../i18n/capped.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { FileList, isSeen, PictureGrid, postFileAddress } from '../../files/index.ts'
import { TagList, useViewOf } from '../../tags/index.ts'
import { useLikePost } from '../api/like-post.ts'
import { CollectButton } from '../collections/collect-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import actions from './action-row.module.css'
import { ClippedText } from './clipped-text.tsx'
import { LikeButton } from './like-button.tsx'
import css from './post-card.module.css'
import { PostHead } from './post-head.tsx'
import { hasMenu, PostMenu } from './post-menu.tsx'

const mostFiles = 3
const mostTags = 6
/** Pixels of page margins and the line of the trail, beside the pictures. */
const besidePictures = 60

interface PostCardProps {
  post: Post
  /** True on the first screen, so that its pictures load first. */
  isFirst?: boolean
  /** In lists ordered by publication: shows that date first and the day of learning second. */
  saysPublished?: boolean
}

/** A record as a step of the trail. Memoized, as the list renders again with every scroll step. */
export const PostCard = memo(function PostCard({ post, isFirst, saysPublished }: PostCardProps) {
  const { t } = useTranslation('posts')
  const titleId = useId()
  const like = useLikePost(post)
  const view = useViewOf(post.owner.id)
  const pictures = post.files.filter(isSeen)
  const files = post.files.filter((file) => !isSeen(file))
  const addressOf = postFileAddress(post)
  const title = post.title || t('card.untitled', { name: post.owner.displayName })
  const link = (
    <Link to={paths.post(post.id)}>
      <WholeWords>{title}</WholeWords>
    </Link>
  )

  return (
    <Card as="article" padding="none" className={css.post} aria-labelledby={titleId}>
      <PostHead post={post} saysPublished={saysPublished} menu={hasMenu(post) ? <PostMenu post={post} /> : undefined} />
      <div className={css.body}>
        {post.title ? (
          <h3 id={titleId} className={css.title}>
            {link}
          </h3>
        ) : (
          <Unseen as="h3" id={titleId}>
            {link}
          </Unseen>
        )}
        <ClippedText content={post.content} isCut={post.isCut} to={paths.post(post.id)} title={title} />
        <TagList of={post} view={view} most={mostTags} />
      </div>
      <PictureGrid pictures={pictures} addressOf={addressOf} isUrgent={isFirst} beside={besidePictures} />
      {files.length > 0 ? (
        <div className={css.files}>
          <FileList files={files.slice(0, mostFiles)} addressOf={addressOf} />
          {files.length > mostFiles ? (
            <Link to={paths.post(post.id)}>{t('card.moreFiles', { count: files.length - mostFiles })}</Link>
          ) : null}
        </div>
      ) : null}
      <footer className={actions.row}>
        <LikeButton
          isLiked={post.isLiked}
          count={post.likeCount}
          isDisabled={!post.can.like}
          onToggle={(isLiked) => like.mutate(isLiked)}
        />
        <Link
          className={actions.action}
          to={`${paths.post(post.id)}#comments`}
          aria-label={post.messageCount > 0 ? t('card.comments', { count: post.messageCount }) : undefined}
        >
          <Icon name="chat" />
          <span>{post.messageCount > 0 ? capped(post.messageCount) : t('card.comment')}</span>
        </Link>
        <CollectButton post={post} />
        <ShareButton post={post} />
      </footer>
    </Card>
  )
})
