import { noticeBands } from '@learntrail/contract/notices/kinds'
import type { Notice } from '@learntrail/contract/notices/notices'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useInform, useOpenNotice, useReadAll, useRemoveNotice } from './api/change-notices.ts'
import { type NoticeView, noticesQuery } from './api/list-notices.ts'
import { NoticeRow, RemovedRow } from './notice-row.tsx'
import css from './notices-screen.module.css'

const views: readonly (NoticeView | 'broadcasts')[] = ['all', ...noticeBands, 'broadcasts']

/** What concerns me: what has a date first, then people, then likes. Beside it, what is told to many. */
export function NoticesScreen({ broadcasts }: { broadcasts: ReactNode }) {
  const { t } = useTranslation('notices')
  const [search, setSearch] = useSearchParams()
  const view = views.find((name) => name === search.get('view')) ?? 'all'
  return (
    <Screen title={t('title')}>
      <Tabs
        label={t('views')}
        tabs={views.map((value) => ({ value, name: t(`view.${value}`) }))}
        value={view}
        onChange={(next) => setSearch(next === 'all' ? {} : { view: next }, { replace: true })}
      >
        {view === 'broadcasts' ? broadcasts : <Notices key={view} view={view} />}
      </Tabs>
    </Screen>
  )
}

function Notices({ view }: { view: NoticeView }) {
  const { t } = useTranslation('notices')
  const query = useInfiniteQuery(noticesQuery(view))
  const { mutate: inform } = useInform()
  const readAll = useReadAll()
  const isShown = query.isSuccess && !query.isFetching && view === 'all'
  useEffect(() => {
    if (isShown) inform()
  }, [isShown, inform])

  if (query.data === undefined) return <WaitingLines query={query} lines={8} />
  // While one reads, an earlier one may have moved to a later page.
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
      {notices.length === 0 ? (
        <EmptyState title={t(view === 'all' ? 'empty' : 'emptyView')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <Sections notices={notices} />
      )}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

function Sections({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('notices')
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const open = useOpenNotice()
  const remove = useRemoveNotice(({ id, isRemoved }) => {
    setRemoved((before) => new Set(isRemoved ? [...before, id] : [...before].filter((one) => one !== id)))
  })
  // What is opened or removed stays where it is until the list is read anew.
  const [placeOf] = useState(() => new Map<string, 'read' | Notice['band']>())
  for (const { id, isRead, band } of notices) if (!placeOf.has(id)) placeOf.set(id, isRead ? 'read' : band)
  const sections = Map.groupBy(notices, ({ id }) => placeOf.get(id) ?? 'read')
  return [...sections].map(([section, ofSection]) => (
    <section key={section} aria-label={t(`section.${section}`)}>
      <h2 className={css.section}>{t(`section.${section}`)}</h2>
      <Card padding="s">
        <ul>
          {ofSection.map((notice) =>
            removed.has(notice.id) ? (
              <RemovedRow
                key={notice.id}
                isBusy={remove.isPending}
                onUndo={() => remove.mutate({ id: notice.id, isRemoved: false })}
              />
            ) : (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onOpen={() => (notice.isRead ? undefined : open.mutate(notice.id))}
                onRemove={() => remove.mutate({ id: notice.id, isRemoved: true })}
              />
            ),
          )}
        </ul>
      </Card>
    </section>
  ))
}
