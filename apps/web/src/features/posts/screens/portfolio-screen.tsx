import type { Post, PostView } from '@learntrail/contract/posts/posts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { AsideStack } from '../../../ui/screen/aside-stack.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { MyTagsCard, narrows, queryOf, useFilters } from '../../tags/index.ts'
import { myMonthsQuery } from '../api/list-post-months.ts'
import { postsQuery } from '../api/list-posts.ts'
import { SelectionContext } from '../archive/selection.ts'
import { PostList } from '../components/post-list.tsx'
import { TrailSkeleton } from '../components/post-skeleton.tsx'
import { rememberView, type StreamTab, viewOf } from '../components/post-views.ts'
import { PromptsCard } from '../components/prompts-card.tsx'
import { rememberedLayout, rememberLayout } from '../components/shown-layout.ts'
import { ViewTabs } from '../components/view-tabs.tsx'
import { Narrowing } from '../filters/narrowing.tsx'
import { TrailHead } from '../filters/trail-head.tsx'
import css from './portfolio-screen.module.css'

const archiveBar = onDemand(() => import('../archive/archive-bar.tsx').then((module) => module.ArchiveBar))

interface PortfolioScreenProps {
  /** What others publish for me, which is more than records. */
  stream: { tab: StreamTab; view: ReactNode }
  /** The exhibition, made of e-portfolios. */
  exhibition: ReactNode
  /** Requests waiting for me; above everything, even an empty trail. */
  news: ReactNode
  /** Where a record is begun; also shows unfinished drafts. */
  compose: ReactNode
  /** The round button for writing, in thumb's reach on phones. */
  write: ReactNode
  /** Links to what records lead to; beside the trail on wide screens. */
  onward: ReactNode
  /** Renders the dialog of own tags; open drafts change with them. */
  ownTags: (onClose: () => void) => ReactNode
}

/** The trail with its views, search, filters and archive. */
export function PortfolioScreen({ stream, exhibition, news, compose, write, onward, ownTags }: PortfolioScreenProps) {
  const { t } = useTranslation(['posts', 'tags/filters'])
  const [search, setSearch] = useSearchParams()
  const { filters, change, clear } = useFilters()
  const [layout, setLayout] = useState(rememberedLayout)
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const asked = search.get('view')
  const view = viewOf(asked, stream.tab)
  const isMine = view === 'mine'
  const isNarrowed = narrows(filters)
  const isOfRecords = view === 'mine' || view === 'public'
  const list = { view: isMine ? view : ('public' as const), ...queryOf(filters) }
  const all = queryOf({ ...filters, month: '' })
  const { data: counted } = useQuery({ ...myMonthsQuery(all), enabled: isMine })
  const { data: shown } = useInfiniteQuery({ ...postsQuery(list), enabled: isOfRecords })
  // An empty trail offers a single way to begin, in the place of the records.
  const isNothingYet = !isNarrowed && shown?.pages.every(({ items }) => items.length === 0) === true

  useEffect(() => {
    if (view === undefined) return
    if (view !== 'stream') rememberView(view)
    // Puts the shown view into the address, so that it can be shared. At once, because later it would interrupt a
    // navigation.
    if (asked === view) return
    setSearch((before) => new URLSearchParams([...before, ['view', view]]), { replace: true, preventScrollReset: true })
  }, [asked, view, setSearch])

  const selection = chosen && {
    has: (id: string) => chosen.has(id),
    toggle: ({ id }: Post) => setChosen(chosen.has(id) ? without(chosen, id) : new Set([...chosen, id])),
  }

  if (view === 'exhibition') {
    return (
      <Screen title={t('title')} width="wide">
        <ViewTabs view={view} stream={stream.tab} />
        {exhibition}
      </Screen>
    )
  }
  if (view === undefined || view === 'stream') {
    return (
      <Screen title={t('title')} aside={<TrailAside onward={onward} />}>
        <ViewTabs view={view} stream={stream.tab} />
        <div className={css.compose}>
          {news}
          {compose}
        </div>
        {view === undefined ? <TrailSkeleton /> : stream.view}
        {write}
      </Screen>
    )
  }
  return (
    <Screen title={t('title')} aside={<TrailAside onward={onward} />}>
      <TrailHead
        view={view}
        stream={stream.tab}
        filters={filters}
        onChange={change}
        months={isMine ? (counted?.months ?? []) : []}
        layout={layout}
        onLayout={(next) => {
          rememberLayout(next)
          setLayout(next)
        }}
        own={isMine ? { onSelect: () => setChosen(new Set()), tags: ownTags } : undefined}
      />
      <div className={css.compose}>
        {news}
        {isNothingYet ? null : compose}
      </div>
      <Narrowing
        filters={filters}
        onChange={change}
        onClear={clear}
        total={isMine && isNarrowed ? counted?.total : undefined}
      />
      <SelectionContext value={isMine ? selection : null}>
        <PostList
          key={view}
          list={list}
          order={isMine ? (isNarrowed ? 'day' : 'learning') : 'published'}
          layout={layout}
          empty={isNarrowed ? <NothingFits onClear={clear} /> : <NothingYet view={view} />}
        />
      </SelectionContext>
      {isMine && chosen ? (
        <OnDemand
          part={archiveBar}
          chosen={[...chosen]}
          all={all}
          total={counted?.total ?? 0}
          onClose={() => setChosen(null)}
        />
      ) : isNothingYet ? null : (
        write
      )}
    </Screen>
  )
}

function without(ids: ReadonlySet<string>, id: string): Set<string> {
  const rest = new Set(ids)
  rest.delete(id)
  return rest
}

/** The column beside the trail on wide screens. */
function TrailAside({ onward }: { onward: ReactNode }) {
  return (
    <AsideStack>
      {onward}
      <MyTagsCard />
      <PromptsCard />
    </AsideStack>
  )
}

function NothingFits({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('tags/filters')
  return (
    <EmptyState title={t('none.title')} action={<Button onClick={onClear}>{t('clear')}</Button>}>
      <p>{t('none.text')}</p>
    </EmptyState>
  )
}

function NothingYet({ view }: { view: Exclude<PostView, 'exhibition'> }) {
  const { t } = useTranslation('posts')
  const write = <LinkButton to={paths.writePost}>{t(view === 'mine' ? 'empty.write' : 'empty.writeFirst')}</LinkButton>
  return (
    <EmptyState title={t(`empty.${view}`)} action={write}>
      <p>{t(`empty.${view}Text`)}</p>
    </EmptyState>
  )
}
