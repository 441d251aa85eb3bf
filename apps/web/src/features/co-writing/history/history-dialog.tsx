import type { SharedStretch } from '@learntrail/contract/co-writing/shared-history'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { PersonFace } from '../../../ui/person-link.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { sharedHistoryQuery } from '../api/history.ts'
import type { Writing } from '../writing/use-shared-record.ts'
import css from './history.module.css'
import { OldEdits } from './old-edits.tsx'
import { VersionView } from './version-view.tsx'

/** Who wrote what in the last six months. Each stretch can be viewed and restored. */
export function HistoryDialog({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { t } = useTranslation('co-writing')
  const { record } = writing
  const [shown, setShown] = useState<SharedStretch | null>(null)
  const query = useInfiniteQuery(sharedHistoryQuery(record.id))
  // Change 1 is the document's initial content, which no co-writer wrote.
  const stretches = (query.data?.pages.flatMap((page) => page.stretches) ?? []).filter(({ to }) => to > 1)

  if (shown) return <VersionView writing={writing} stretch={shown} onBack={() => setShown(null)} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t('history.title')}>
      <div className={css.dialog}>
        {query.data ? null : <WaitingLines query={query} />}
        <ol className={css.stretches}>
          {stretches.map((stretch) => (
            <li key={stretch.to}>
              <button type="button" className={css.stretch} onClick={() => setShown(stretch)}>
                {stretch.person ? (
                  <PersonFace person={stretch.person} size={36} isPart />
                ) : (
                  <span className={css.nobody} />
                )}
                <span className={css.words}>
                  <strong>{stretch.person?.displayName ?? t('someone')}</strong>
                  <span className={css.quiet}>
                    <When time={stretch.endedAt} relative />
                  </span>
                </span>
                <span className={css.look}>{t('history.look')}</span>
              </button>
            </li>
          ))}
        </ol>
        {query.data ? <LoadMoreOf query={query} /> : null}
        {query.data && !query.hasNextPage ? <OldEdits id={record.id} isAlone={stretches.length === 0} /> : null}
      </div>
    </Dialog>
  )
}
