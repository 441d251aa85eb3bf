import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { PostList } from './post-list.tsx'

interface PersonPostsProps {
  personId: string
  /** The person looks at their own page. */
  isMine: boolean
  /** Mine, as somebody sees them who stands so to me. */
  as?: Viewer | undefined
}

/** The records of a person that I may see; for the person's page. */
export function PersonPosts({ personId, isMine, as }: PersonPostsProps) {
  const { t } = useTranslation('posts')
  const empty = isMine ? (
    <EmptyState title={t('empty.mine')} action={<LinkButton to={paths.writePost}>{t('empty.write')}</LinkButton>} />
  ) : (
    <EmptyState title={t('empty.person')} />
  )
  return <PostList list={{ owner: personId, as }} order="learning" empty={empty} />
}
