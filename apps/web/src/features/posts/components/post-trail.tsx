import type { Post } from '@learntrail/contract/posts/posts'
import { useTranslation } from 'react-i18next'
import { Trail, TrailMonth, TrailStep } from '../../../ui/trail/trail.tsx'
import { PostCard } from './post-card.tsx'
import { type Station, stationsOf, type TrailOrder } from './stations.ts'
import { useStationTitle } from './use-station-title.ts'

interface PostTrailProps {
  posts: readonly Post[]
  /** Records in each month of the whole list (`2026-11`), where they are counted. */
  months: ReadonlyMap<string, number>
  order: TrailOrder
}

/** Records as steps, their months as stations. */
export function PostTrail({ posts, months, order }: PostTrailProps) {
  const { t } = useTranslation('posts')
  const titleOf = useStationTitle()
  const noteOf = ({ kind, key }: Station) => {
    const count = kind === 'month' ? months.get(key) : undefined
    return count ? t('count', { count }) : undefined
  }
  return (
    <Trail>
      {stationsOf(posts, order).map((station) => (
        <TrailMonth key={`${station.kind}:${station.key}`} title={titleOf(station)} note={noteOf(station)}>
          {station.posts.map((post) => (
            <TrailStep key={post.id}>
              <PostCard post={post} />
            </TrailStep>
          ))}
        </TrailMonth>
      ))}
    </Trail>
  )
}
