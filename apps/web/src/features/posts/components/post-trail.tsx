import type { Post } from '@learntrail/contract/posts/posts'
import { useTranslation } from 'react-i18next'
import { Trail, TrailMonth, TrailStation, TrailStep } from '../../../ui/trail/trail.tsx'
import { Selectable } from '../archive/selectable.tsx'
import { groupedByStation, rowsOf } from './list-rows.ts'
import { PostCard } from './post-card.tsx'
import { PostTile, PostTiles } from './post-tile.tsx'
import css from './post-trail.module.css'
import type { Layout } from './shown-layout.ts'
import type { Station, TrailOrder } from './stations.ts'
import { useListWindow } from './use-list-window.tsx'
import { useStationTitle } from './use-station-title.ts'
import { useTileColumns } from './use-tile-columns.ts'

interface PostTrailProps {
  posts: readonly Post[]
  /** Number of records per month (`2026-11`) in the whole list, if counted. */
  months: ReadonlyMap<string, number>
  order: TrailOrder
  layout?: Layout
}

/** The first station's heading and its first record, all that a first screen shows. */
const firstRows = 2

const guesses = { trail: 420, grid: 250 }

/** Records as steps or tiles under their stations. Only those near the screen are rendered. */
export function PostTrail({ posts, months, order, layout = 'trail' }: PostTrailProps) {
  const { t } = useTranslation('posts')
  const titleOf = useStationTitle()
  const columns = useTileColumns()
  const rows = rowsOf(posts, order, layout === 'grid' ? columns : 1)
  const keyOf = (index: number) => rows[index]?.key ?? ''
  const shown = useListWindow({ count: rows.length, guess: guesses[layout], keyOf })
  const visible = rows.slice(shown.first, shown.end).map((row, place) => ({ ...row, index: shown.first + place }))
  const noteOf = ({ kind, key }: Station) => {
    const count = kind === 'month' ? months.get(key) : undefined
    return count ? t('count', { count }) : undefined
  }

  return (
    <div ref={shown.place}>
      {shown.follower}
      <Trail isPlain={layout === 'grid'}>
        <div style={{ height: shown.before }} />
        {groupedByStation(visible).map((group) => {
          const { station } = group[0] as (typeof group)[number]
          return (
            <TrailMonth key={`${station.kind}:${station.key}`} title={titleOf(station)}>
              {group.map((row) => (
                <div key={row.key} ref={shown.measure} data-index={row.index} className={css.row}>
                  {row.kind === 'station' ? (
                    <TrailStation title={titleOf(station)} note={noteOf(station)} />
                  ) : layout === 'grid' ? (
                    <PostTiles columns={columns}>
                      {row.posts.map((post) => (
                        <Selectable key={post.id} post={post}>
                          <PostTile post={post} isOfAnybody={order === 'published'} />
                        </Selectable>
                      ))}
                    </PostTiles>
                  ) : (
                    row.posts.map((post) => (
                      <TrailStep key={post.id}>
                        <Selectable post={post}>
                          <PostCard post={post} isFirst={row.index < firstRows} saysPublished={order === 'published'} />
                        </Selectable>
                      </TrailStep>
                    ))
                  )}
                </div>
              ))}
            </TrailMonth>
          )
        })}
        <div style={{ height: shown.after }} />
      </Trail>
    </div>
  )
}
