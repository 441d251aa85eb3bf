import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { paths } from '../../paths.ts'
import { orNote } from '../../routing/or-note.tsx'
import { type Action, ActionMenu } from '../../ui/action-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { LostState } from '../../ui/states/lost-state.tsx'
import { CardsSkeleton, FormSkeleton } from '../../ui/states/skeleton.tsx'
import { LazyShareDialog } from '../posts/index.ts'
import { useCurrentUser } from '../profiles/index.ts'
import { showcaseQuery } from './api/read-showcase.ts'
import { ShowcaseView } from './showcase-view.tsx'

const ShowcaseEditor = orNote(() => import('./showcase-editor.tsx').then((module) => module.ShowcaseEditor))
/** A person's showcase; `?user=` gives the person, otherwise it is mine. */
export function ShowScreen() {
  const [search] = useSearchParams()
  const user = useCurrentUser()
  const id = search.get('user') || user?.id
  return id && user ? <Show key={id} personId={id} isMine={id === user.id} /> : null
}

function Show({ personId, isMine }: { personId: string; isMine: boolean }) {
  const { t } = useTranslation('showcase')
  const query = useQuery(showcaseQuery(personId, 'whole'))
  const [isEditing, setEditing] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const { data } = query
  const isGone = isProblem(query.error, 'USER_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  const isEmpty = data !== undefined && data.posts.length === 0 && !data.headline && !data.introduction
  const title = isMine || !data ? t('title') : t('titleOf', { name: data.owner.displayName })
  const print: Action = { label: t('print'), icon: 'file', run: () => window.print() }
  const edit: Action = { label: t('edit.action'), icon: 'edit', run: () => setEditing(true) }

  return (
    <Screen
      title={isEditing ? t('edit.title') : title}
      back={isMine ? paths.portfolio : paths.person(personId)}
      toolbar={
        data && !isEditing && !isEmpty ? (
          <>
            <IconButton label={t('share')} icon="share" onClick={() => setSharing(true)} />
            {/* A single button, which leaves room for the title on phones. */}
            <ActionMenu label={t('more')} actions={isMine ? [edit, print] : [print]} />
          </>
        ) : null
      }
    >
      {query.isPending ? <CardsSkeleton /> : null}
      {isGone ? <LostState title={t('goneTitle')} text={t('goneText')} to={paths.portfolio} way={t('toHome')} /> : null}
      {query.isError && !isGone && !data ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {data && isEditing ? (
        <Suspense fallback={<FormSkeleton />}>
          <ShowcaseEditor showcase={data} onDone={() => setEditing(false)} />
        </Suspense>
      ) : null}
      {data && !isEditing ? (
        isEmpty ? (
          <EmptyState
            title={t(isMine ? 'emptyMine' : 'empty')}
            action={isMine ? <Button onClick={() => setEditing(true)}>{t('edit.begin')}</Button> : undefined}
          >
            <p>{t(isMine ? 'emptyMineText' : 'emptyText')}</p>
          </EmptyState>
        ) : (
          <ShowcaseView showcase={data} isMine={isMine} />
        )
      ) : null}
      {isSharing && data ? (
        <LazyShareDialog
          path={paths.show(personId)}
          title={data.headline || t('titleOf', { name: data.owner.displayName })}
          onClose={() => setSharing(false)}
        />
      ) : null}
    </Screen>
  )
}
