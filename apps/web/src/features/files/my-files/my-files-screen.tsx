import type { MyFile } from '@learntrail/contract/files/my-files'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { myFilesQuery } from '../api/list-my-files.ts'
import { FilesToolbar } from './files-toolbar.tsx'
import { useFilesWanted } from './files-wanted.ts'
import { MyFileList } from './my-file-list.tsx'
import css from './my-files-screen.module.css'
import { RoomCard } from './room-card.tsx'
import { SelectionBar } from './selection-bar.tsx'

/** Everything the person uploaded: its uses, its storage, and what can be removed. */
export function MyFilesScreen() {
  const { t } = useTranslation(['files/my-files', 'common'])
  const view = useFilesWanted()
  const query = useInfiniteQuery(myFilesQuery(view.wanted))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const files = query.data?.pages.flatMap((page) => page.items) ?? []
  // Files that were removed or have come into use leave the selection.
  const removable = files.filter((file) => !file.isUsed)
  const selected = removable.filter(({ id }) => chosen.includes(id))
  const toggle = ({ id }: MyFile) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))

  return (
    <Screen title={t('title')} back={paths.account} width="wide">
      <div className={css.screen}>
        <RoomCard />
        <FilesToolbar view={view} />
        {query.isPending ? <CardsSkeleton cards={3} /> : null}
        {query.isError && !query.data ? (
          <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
        ) : null}
        {query.data && files.length === 0 ? (
          <NothingHere isFiltered={view.isFiltered} onAll={() => view.change({ kind: '', keyword: '' })} />
        ) : null}
        {files.length > 0 ? (
          <>
            {removable.length > 0 ? (
              <SelectionBar removable={removable} selected={selected} onSelect={setChosen} />
            ) : null}
            <MyFileList files={files} layout={view.layout} chosen={chosen} onToggle={toggle} />
          </>
        ) : null}
        <LoadMoreOf query={query} />
      </div>
    </Screen>
  )
}

function NothingHere({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const { t } = useTranslation('files/my-files')
  if (isFiltered) {
    return (
      <EmptyState
        title={t('empty.filtered')}
        action={
          <Button look="soft" onClick={onAll}>
            {t('empty.showAll')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState title={t('empty.title')} action={<WayButtons from="noFiles" />}>
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}
