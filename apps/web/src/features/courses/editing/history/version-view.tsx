import type { CourseUnit } from '@learntrail/contract/courses/content'
import type { CourseStretch } from '@learntrail/contract/courses/history'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../../ui/taipei-time.ts'
import { UnitWords } from '../../pictures/unit-words.tsx'
import { type Restoring, restoreVersion, versionQuery } from '../api/history.ts'
import { useEditing } from '../editing-context.ts'
import css from './history.module.css'

interface VersionViewProps {
  stretch: CourseStretch
  /** Of whose text it is; undefined: what the course says and how it is divided. */
  unitId: string | undefined
  onBack: () => void
  onClose: () => void
}

/** What it came to in a stretch of writing. Making it hold again is a change like any other: nothing leaves the history. */
export function VersionView({ stretch, unitId, onBack, onClose }: VersionViewProps) {
  const { t } = useTranslation('courses/editing')
  const { course, outline, mayWrite } = useEditing()
  const query = useQuery(versionQuery(course._id, stretch.to, unitId))
  const restoring = useMutation({
    mutationFn: (what: Restoring) => restoreVersion(course._id, what),
    onSuccess: () => {
      toast(t('history.restored'))
      onClose()
    },
  })
  const now = new Set(outline.chapters.flatMap(({ units }) => units.map(({ id }) => id)))
  const version = query.data
  const restore = (what: Omit<Restoring, 'number'>) => restoring.mutate({ ...what, number: stretch.to })
  const nameOf = ({ name }: { name: string }) => name.trim() || t('unit.unnamed')
  const backOf = (unit: CourseUnit) =>
    mayWrite && !now.has(unit.id) ? (
      <Button
        look="soft"
        aria-label={t('removed.putBackNamed', { name: nameOf(unit) })}
        isBusy={restoring.isPending}
        onClick={() => restore({ part: 'unit', unitId: unit.id })}
      >
        {t('removed.putBack')}
      </Button>
    ) : null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatTaipei(stretch.endedAt)}
      isWide
      actions={
        <>
          <Button look="line" onClick={onBack}>
            {t('history.back')}
          </Button>
          {mayWrite && version ? (
            <Button
              isBusy={restoring.isPending}
              onClick={() => restore(unitId === undefined ? { part: 'course' } : { part: 'unitText', unitId })}
            >
              {t('history.restore')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.dialog}>
        <FormAlert>{restoring.error ? sentenceOf(restoring.error) : null}</FormAlert>
        {version ? <p className={css.quiet}>{t('history.restoreText')}</p> : <WaitingLines query={query} lines={6} />}
        {version?.text ? <UnitWords text={version.text} files={course.files} /> : null}
        {version?.outline ? (
          <>
            <h3>{version.outline.name}</h3>
            {version.outline.introduction ? <p>{version.outline.introduction}</p> : null}
            <ol className={css.chapters}>
              {version.outline.chapters.map((chapter, index) => (
                <li key={chapter.id}>
                  <p className={css.chapter}>{chapter.name.trim() || t('chapter.unnamed', { number: index + 1 })}</p>
                  <ol className={css.units}>
                    {chapter.units.map((unit) => (
                      <li key={unit.id}>
                        <span>{nameOf(unit)}</span>
                        {backOf(unit)}
                      </li>
                    ))}
                  </ol>
                </li>
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
