import { Loading, SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import { useEditing } from '../editing-context.ts'
import { StoredWords } from '../together/stored-words.tsx'
import { useOpened } from '../use-opened.ts'
import css from './unit.module.css'
import { UnitEditor } from './unit-editor.tsx'

/** The text of a unit: opened on the line, and written with whoever is there. */
export function UnitText({ id, isHeld }: { id: string; isHeld: boolean }) {
  const { openUnit, mayWrite, accountId } = useEditing()
  const shared = useOpened(openUnit, id)
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
        <StoredWords shared={shared} />
      </div>
      <UnitEditor shared={shared} accountId={accountId} place={id} isHeld={isHeld || !mayWrite} />
    </>
  )
}
