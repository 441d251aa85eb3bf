import { noticeBands } from '@learntrail/contract/notices/kinds'
import type { Notice } from '@learntrail/contract/notices/notices'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { capped } from '../../i18n/capped.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Count } from '../../ui/count.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { WaitingList } from '../../ui/waiting/waiting-card.tsx'
import { useNavigation } from '../shell/index.ts'
import { type ShownTodo, TodoRow, useTodos } from '../todos/index.ts'
import { type Removal, useInform, useOpenNotice, useReadAll, useRemoveNotice } from './api/change-notices.ts'
import { type NoticeView, noticesQuery } from './api/list-notices.ts'
import { NoticeRow, RemovedRow } from './notice-row.tsx'
import css from './notices-screen.module.css'

const views = ['all', 'due', 'people', 'likes', 'broadcasts'] as const satisfies readonly (NoticeView | 'broadcasts')[]

/** My notices: those with a date first, then people, then likes; broadcasts have a tab of their own. */
export function NoticesScreen({ broadcasts }: { broadcasts: ReactNode }) {
  const { t } = useTranslation('notices')
  const [search, setSearch] = useSearchParams()
  const view = views.find((name) => name === search.get('view')) ?? 'all'
  return (
    <Screen title={t('title')}>
      <Tabs
        label={t('views')}
        tabs={views.map((value) => ({
          value,
          name: t(`view.${value}`),
          mark: value === 'broadcasts' ? <NewBroadcasts /> : null,
        }))}
        value={view}
        onChange={(next) => setSearch(next === 'all' ? {} : { view: next }, { replace: true })}
      >
        {view === 'broadcasts' ? broadcasts : <Notices key={view} view={view} />}
      </Tabs>
    </Screen>
  )
}

/** Broadcasts have their own tab, which nobody would open just because the bell counted them. */
function NewBroadcasts() {
  const { t } = useTranslation('notices')
  const { broadcast = 0 } = useNavigation().data?.unread ?? {}
  if (broadcast === 0) return null
  return (
    <>
      <span aria-hidden="true">
        <Count value={broadcast} className={css.count} />
      </span>
      <Unseen>{t('newBroadcasts', { shown: capped(broadcast) })}</Unseen>
    </>
  )
}

function Notices({ view }: { view: NoticeView }) {
  const { t } = useTranslation('notices')
  const query = useInfiniteQuery(noticesQuery(view))
  const { mutate: inform } = useInform()
  const readAll = useReadAll()
  const { shown } = useTodos({ isAskedOnly: view === 'all' })
  const todos = view === 'all' || view === 'due' ? shown : []
  const isShown = query.isSuccess && !query.isFetching && view === 'all'
  useEffect(() => {
    if (isShown) inform()
  }, [isShown, inform])

  if (query.data === undefined) return <WaitingLines query={query} lines={8} />
  // While the list is being read, a notice may move from one page to a later one and appear in both.
  const notices = [...new Map(query.data.pages.flatMap(({ items }) => items).map((one) => [one.id, one])).values()]
  return (
    <>
      <div className={css.actions}>
        <LinkButton look="quiet" size="s" icon="settings" to={paths.noticeSettings}>
          {t('settings')}
        </LinkButton>
        {view === 'all' && notices.some(({ isRead }) => !isRead) ? (
          <Button look="soft" size="s" icon="check" isBusy={readAll.isPending} onClick={() => readAll.mutate()}>
            {t('readAll')}
          </Button>
        ) : null}
      </div>
      <Todos todos={todos} name={t(view === 'all' ? 'section.answer' : 'section.toDo')} />
      <Sections
        notices={notices.filter((one) => !todos.some((todo) => tellsOf(one, todo)))}
        view={view}
        isAlone={todos.length === 0}
      />
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

/** What waits for me, with its buttons: among all notices only requests, otherwise also work. */
function Todos({ todos, name }: { todos: readonly ShownTodo[]; name: string }) {
  if (todos.length === 0) return null
  return (
    <section aria-label={name}>
      <h2 className={css.section}>{name}</h2>
      <Card padding="s">
        <WaitingList>
          {todos.map(({ todo, look, key }) => (
            <TodoRow key={key} todo={todo} look={look} />
          ))}
        </WaitingList>
      </Card>
    </section>
  )
}

/** Whether a notice tells the same as a to-do, which has the buttons and is shown instead. */
function tellsOf({ kind, place, people: [first] }: Notice, { todo, look }: ShownTodo): boolean {
  return look.notices?.includes(kind) === true && (place.id === todo.id || first?.id === todo.id)
}

const sections = [...noticeBands, 'read'] as const
type Section = (typeof sections)[number]

interface SectionsProps {
  notices: readonly Notice[]
  view: NoticeView
  /** True if nothing is shown above the sections. */
  isAlone: boolean
}

function Sections({ notices, view, isAlone }: SectionsProps) {
  const { t } = useTranslation('notices')
  const [touched, setTouched] = useState<ReadonlyMap<string, Removal>>(new Map())
  const open = useOpenNotice()
  const remove = useRemoveNotice((removal) => setTouched((before) => new Map(before).set(removal.notice.id, removal)))
  // A notice that is opened or removed keeps its place during the visit, even as new ones arrive.
  const [placeOf] = useState(() => new Map<string, Section>())
  for (const { id, isRead, band } of notices) if (!placeOf.has(id)) placeOf.set(id, isRead ? 'read' : band)
  const gone = [...touched.values()].map(({ notice }) => notice)
  const all = [...new Map([...gone, ...notices].map((one) => [one.id, one])).values()]
  if (all.length === 0) {
    if (!isAlone) return null
    return (
      <EmptyState title={t(view === 'all' ? 'empty' : 'emptyView')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  }
  const bySection = Map.groupBy(all, ({ id }) => placeOf.get(id) ?? 'read')
  return sections.map((section) => {
    const ofSection = bySection.get(section)?.toSorted((one, other) => other.at.localeCompare(one.at))
    if (ofSection === undefined) return null
    return (
      <section key={section} aria-label={t(`section.${section}`)}>
        <h2 className={css.section}>{t(`section.${section}`)}</h2>
        <Card padding="s">
          <ul ref={keepFocus}>
            {ofSection.map((notice) =>
              touched.get(notice.id)?.isRemoved ? (
                <RemovedRow
                  key={notice.id}
                  isBusy={remove.isPending}
                  onUndo={() => remove.mutate({ notice, isRemoved: false })}
                />
              ) : (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  onOpen={() => (notice.isRead ? undefined : open.mutate(notice.id))}
                  onRemove={() => remove.mutate({ notice, isRemoved: true })}
                />
              ),
            )}
          </ul>
        </Card>
      </section>
    )
  })
}
