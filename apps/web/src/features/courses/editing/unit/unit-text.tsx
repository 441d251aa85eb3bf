import { courseDocuments, courseSchema } from '@learntrail/contract/courses/facts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { SharedStateLine, useSharedDocument, useSharedView } from '../../../../documents/index.ts'
import { Loading, SkeletonLines } from '../../../../ui/states/skeleton.tsx'
import { locksQuery } from '../api/together.ts'
import { useEditing } from '../editing-context.ts'
import { RemarksBeside, RemarksToggle } from '../remarks/remarks-beside.tsx'
import { useUnitRemarks } from '../remarks/use-unit-remarks.ts'
import css from './unit.module.css'
import { UnitEditor } from './unit-editor.tsx'

/** The text of a unit, written together with everybody who has it open. */
export function UnitText(props: { id: string; isHeld: boolean }) {
  const { shared, accountId } = useEditing()
  const { stored } = useSharedView(shared, accountId)
  // The server refuses the text of a unit that it has not stored yet.
  const [isKnown, setKnown] = useState(stored === 'stored')
  if (!isKnown && stored === 'stored') setKnown(true)
  return isKnown ? <Known {...props} /> : <Waiting />
}

function Waiting() {
  return (
    <Loading>
      <div className={css.text}>
        <SkeletonLines lines={4} />
      </div>
    </Loading>
  )
}

function Known({ id, isHeld }: { id: string; isHeld: boolean }) {
  const { course, documents, mayWrite, accountId } = useEditing()
  const queryClient = useQueryClient()
  const named = { kind: courseDocuments.unitText, thingId: id, accountId, schema: courseSchema }
  const shared = useSharedDocument(named, documents)
  const { isReady, problem, lock } = useSharedView(shared, accountId)
  const remarks = useUnitRemarks(id)
  // The text's document reports at once when a person locks the chapter or asks for it.
  const held = lock === null ? '' : `${lock.holderId} ${lock.askedBy}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches whenever the lock changes
  useEffect(() => {
    if (isReady) void queryClient.invalidateQueries({ queryKey: locksQuery(course._id).queryKey })
  }, [queryClient, course._id, held, isReady])
  if (shared === null || (!isReady && problem === null)) return <Waiting />
  return (
    <>
      <div className={css.state}>
        <SharedStateLine shared={shared} accountId={accountId} />
        {isReady ? <RemarksToggle remarks={remarks} /> : null}
      </div>
      {isReady ? (
        <RemarksBeside remarks={remarks}>
          <UnitEditor
            shared={shared}
            accountId={accountId}
            place={id}
            further={remarks.extensions}
            isHeld={isHeld || !mayWrite}
          />
        </RemarksBeside>
      ) : null}
    </>
  )
}
