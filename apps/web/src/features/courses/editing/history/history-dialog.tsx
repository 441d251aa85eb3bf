import type { CourseStretch } from '@learntrail/contract/courses/history'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { listInDialog, Select } from '../../../../ui/form/select.ts'
import { LoadMoreOf } from '../../../../ui/load-more.tsx'
import { PersonFace } from '../../../../ui/person-link.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { When } from '../../../../ui/when.tsx'
import { historyQuery } from '../api/history.ts'
import { useEditing } from '../editing-context.ts'
import css from './history.module.css'
import { VersionView } from './version-view.tsx'

const structure = 'structure'

/** Who wrote when in the last six months. Each stretch can be viewed and restored. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('courses/editing')
  const { course } = useEditing()
  const [of, setOf] = useState(structure)
  const [shown, setShown] = useState<CourseStretch | null>(null)
  const unitId = of === structure ? undefined : of
  const query = useInfiniteQuery(historyQuery(course._id, unitId))
  const units = useInfiniteQuery(historyQuery(course._id, undefined)).data?.pages[0]?.units ?? []
  const nameOf = ({ person, isBeginning }: CourseStretch) =>
    person?.displayName ?? t(isBeginning ? 'history.beginning' : 'history.nobody')
  const stretches = query.data?.pages.flatMap((page) => page.stretches) ?? []

  if (shown)
    return (
      <VersionView
        key={`${unitId} ${shown.to}`}
        stretch={shown}
        stretches={stretches}
        unitId={unitId}
        writtenUnits={units}
        onClose={onClose}
        onOpenUnit={(id) => {
          setOf(id)
          setShown(null)
        }}
        onBack={() => setShown(null)}
      />
    )
  return (
    <Dialog isOpen onClose={onClose} title={t('history.title')}>
      <div className={css.dialog}>
        <Select
          label={t('history.of')}
          comboboxProps={listInDialog}
          allowDeselect={false}
          data={[
            { value: structure, label: t('history.structure') },
            ...units.map((unit) => ({
              value: unit.unitId,
              label: unit.isRemoved
                ? t('history.removedUnit', { name: unit.name.trim() || t('unit.unnamed') })
                : unit.name.trim() || t('unit.unnamed'),
            })),
          ]}
          value={of}
          onChange={(value) => setOf(value ?? structure)}
        />
        {query.data ? null : <WaitingLines query={query} />}
        {query.data && stretches.length === 0 ? <p className={css.quiet}>{t('history.none')}</p> : null}
        <ol className={css.stretches}>
          {stretches.map((stretch) => (
            <li key={stretch.to}>
              <button type="button" className={css.stretch} onClick={() => setShown(stretch)}>
                {stretch.person ? <PersonFace person={stretch.person} size={36} isPart /> : null}
                <span className={css.words}>
                  <strong>{nameOf(stretch)}</strong>
                  <span className={css.quiet}>
                    <When time={stretch.endedAt} relative />
                    {stretch.isBeginning && stretch.person ? ` · ${t('history.beginning')}` : null}
                  </span>
                </span>
                <span className={css.look}>{t('history.look')}</span>
              </button>
            </li>
          ))}
        </ol>
        {query.data ? <LoadMoreOf query={query} /> : null}
      </div>
    </Dialog>
  )
}
