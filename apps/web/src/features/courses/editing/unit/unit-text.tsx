import { useTranslation } from 'react-i18next'
import { SharedStateLine } from '../../../../documents/shared-state-line.tsx'
import { Loading, SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import { useEditing } from '../editing-context.ts'
import css from './unit.module.css'
import { UnitEditor } from './unit-editor.tsx'

/** The text of a unit: opened on the line, and written with whoever is there. */
export function UnitText({ id, isHeld }: { id: string; isHeld: boolean }) {
  const { t } = useTranslation('courses/editing')
  const { useUnit, mayWrite, accountId } = useEditing()
  const shared = useUnit(id)
  if (shared === undefined)
    return (
      <Loading>
        <div className={css.text}>
          <SkeletonLines lines={4} />
        </div>
      </Loading>
    )
  return (
    <>
      <div className={css.state}>
        <SharedStateLine shared={shared} label={t('unit.textState')} />
      </div>
      <UnitEditor shared={shared} accountId={accountId} place={id} isHeld={isHeld || !mayWrite} />
    </>
  )
}
