import { plainText } from '@learntrail/contract/content/document'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { CourseStretch, CourseVersion, WrittenUnit } from '@learntrail/contract/courses/history'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../../ui/form/select.ts'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../../ui/taipei-time.ts'
import { UnitWords } from '../../pictures/unit-words.tsx'
import { type Restoring, restoreVersion, versionQuery } from '../api/history.ts'
import { useEditing } from '../editing-context.ts'
import { compareChapters } from './compare-outlines.rules.ts'
import css from './history.module.css'
import { OutlineComparison } from './outline-comparison.tsx'
import { TextComparison } from './text-comparison.tsx'
import { UnitActions } from './unit-actions.tsx'
import { VersionOutline } from './version-outline.tsx'
import { comparedWith, waysToCompare } from './ways-to-compare.rules.ts'

interface VersionViewProps {
  stretch: CourseStretch
  /** All stretches in the list, latest first. */
  stretches: readonly CourseStretch[]
  /** The unit whose text is shown; undefined for the course's structure. */
  unitId: string | undefined
  /** Units whose texts have a history. */
  writtenUnits: readonly WrittenUnit[]
  onOpenUnit: (unitId: string) => void
  onBack: () => void
  onClose: () => void
}

/**
 * The state after a stretch of writing, alone or compared with another. Restoring it is a change like any other, so
 * nothing leaves the history.
 */
export function VersionView({
  stretch,
  stretches,
  unitId,
  writtenUnits,
  onOpenUnit,
  onBack,
  onClose,
}: VersionViewProps) {
  const { t } = useTranslation('courses/editing')
  const { course, outline, mayWrite } = useEditing()
  const ways = waysToCompare(stretch, stretches)
  const [chosen, setChosen] = useState<string>(ways[0] ?? 'none')
  const query = useQuery(versionQuery(course._id, stretch.to, unitId))
  const other = comparedWith(chosen, stretch, stretches)
  const otherQuery = useQuery({ ...versionQuery(course._id, other ?? 1, unitId), enabled: other !== null })
  const restoring = useMutation({
    mutationFn: (what: Restoring) => restoreVersion(course._id, what),
    onSuccess: () => {
      toast(t('history.restored'))
      onClose()
    },
  })
  const version = query.data
  const restore = (what: Omit<Restoring, 'number'>) => restoring.mutate({ ...what, number: stretch.to })
  // The latest version is the current state.
  const mayRestore = mayWrite && version !== undefined && stretches[0]?.to !== stretch.to
  const sinceThen = useMemo(() => unitsSince(version?.outline ?? null, outline), [version, outline])
  const actionsOf = ({ id, name }: { id: string; name: string }) => (
    <UnitActions
      name={name}
      since={sinceThen.get(id)}
      isBusy={restoring.isPending}
      onOpen={writtenUnits.some((unit) => unit.unitId === id) ? () => onOpenUnit(id) : null}
      onRestore={() => restore({ part: 'unit', unitId: id })}
    />
  )
  const nameOf = (way: string) => {
    if (way === 'none' || way === 'now' || way === 'before') return t(`history.against.${way}`)
    const endedAt = stretches.find(({ to }) => String(to) === way)?.endedAt
    return t('history.against.other', { time: endedAt === undefined ? '' : formatTaipei(endedAt) })
  }
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
          {mayRestore ? (
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
        <Select
          label={t('history.compare')}
          comboboxProps={listInDialog}
          allowDeselect={false}
          data={[...ways, 'none'].map((way) => ({ value: way, label: nameOf(way) }))}
          value={chosen}
          onChange={(value) => setChosen(value ?? 'none')}
        />
        {version ? null : <WaitingLines query={query} lines={6} />}
        {version && other !== null && !otherQuery.data ? <WaitingLines query={otherQuery} lines={6} /> : null}
        {version && other === null ? <Alone version={version} actionsOf={actionsOf} /> : null}
        {version && other !== null && otherQuery.data ? (
          <Compared
            {...(other < stretch.to
              ? { before: otherQuery.data, after: version }
              : { before: version, after: otherQuery.data })}
            actionsOf={actionsOf}
          />
        ) : null}
        {mayRestore ? <p className={css.quiet}>{t('history.restoreText')}</p> : null}
      </div>
    </Dialog>
  )
}

type ActionsOf = (unit: { id: string; name: string }) => ReactNode

/** Returns what became of each unit of a version since, by its id. */
const unitsSince = (then: CourseOutline | null, now: CourseOutline) =>
  new Map(
    (then === null ? [] : compareChapters(then, now)).flatMap(({ units }) =>
      units.map((unit) => [unit.id, unit] as const),
    ),
  )

function Alone({ version, actionsOf }: { version: CourseVersion; actionsOf: ActionsOf }) {
  const { course } = useEditing()
  if (version.text) return <UnitWords text={version.text} files={course.files} />
  return version.outline ? <VersionOutline outline={version.outline} actionsOf={actionsOf} /> : null
}

function Compared({ before, after, actionsOf }: { before: CourseVersion; after: CourseVersion; actionsOf: ActionsOf }) {
  if (before.text && after.text) return <TextComparison before={plainText(before.text)} after={plainText(after.text)} />
  const [was, is]: (CourseOutline | null)[] = [before.outline, after.outline]
  if (!was || !is) return null
  return <OutlineComparison before={was} after={is} actionsOf={actionsOf} />
}
