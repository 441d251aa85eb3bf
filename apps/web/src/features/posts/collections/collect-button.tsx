import type { Post } from '@learntrail/contract/posts/posts'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { useCollectPost } from '../api/collect-post.ts'
import css from '../components/action-row.module.css'

export function CollectButton({ post }: { post: Post }) {
  const { t } = useTranslation('posts')
  const user = useCurrentUser()
  const collect = useCollectPost(post, user?.id ?? '')
  return (
    <button
      type="button"
      className={css.action}
      data-kind="collect"
      aria-pressed={post.isCollected}
      aria-label={t('card.collect')}
      title={t('card.collect')}
      disabled={!post.can.like || !user}
      onClick={() => {
        collect.mutate(!post.isCollected)
        toast(t(post.isCollected ? 'card.uncollected' : 'card.collected'))
      }}
    >
      <Icon name="bookmark" filled={post.isCollected} />
    </button>
  )
}
