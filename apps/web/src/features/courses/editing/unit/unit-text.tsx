import { courseDocuments, courseSchema } from '@learntrail/contract/courses/facts'
import { SharedStateLine, useSharedDocument, useSharedView } from '../../../../documents/index.ts'
import { Loading, SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import { useEditing } from '../editing-context.ts'
import css from './unit.module.css'
import { UnitEditor } from './unit-editor.tsx'

/** The text of a unit: opened on the line, and written with whoever is there. */
export function UnitText({ id, isHeld }: { id: string; isHeld: boolean }) {
  const { documents, mayWrite, accountId } = useEditing()
  const named = { kind: courseDocuments.unitText, thingId: id, accountId, schema: courseSchema }
  const shared = useSharedDocument(named, documents)
  const { isReady, problem } = useSharedView(shared, accountId)
  if (shared === null || (!isReady && problem === null))
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
        <SharedStateLine shared={shared} accountId={accountId} />
      </div>
      {isReady ? <UnitEditor shared={shared} accountId={accountId} place={id} isHeld={isHeld || !mayWrite} /> : null}
    </>
  )
}
