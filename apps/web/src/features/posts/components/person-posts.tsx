import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { PostList } from './post-list.tsx'

interface PersonPostsProps {
  personId: string
  /** True on one's own page. */
  isMine: boolean
  /** My records, as a viewer in this relation sees them. */
  as?: Viewer | undefined
}

/** A person's records that I may see, for their page. */
export function PersonPosts({ personId, isMine, as }: PersonPostsProps) {
  const { t } = useTranslation('posts')
  const empty = isMine ? (
    <EmptyState title={t('empty.mine')} action={<LinkButton to={paths.writePost}>{t('empty.write')}</LinkButton>} />
  ) : (
    <EmptyState title={t('empty.person')} />
  )
  return <PostList list={{ owner: personId, as }} order="learning" empty={empty} />
}
