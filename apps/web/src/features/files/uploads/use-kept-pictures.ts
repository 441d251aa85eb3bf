import type { FileSummary } from '@learntrail/contract/files/files'
import { useEffect, useRef, useState } from 'react'
import { type DraftOf, draftName } from '../../../ui/draft-name.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { createPictureQueue } from './picture-queue.ts'
import { isUnderWay, type KeptUpload, type UploadItem } from './upload-item.ts'

export type KeptPictures = ReturnType<typeof useKeptPictures>

/** Pictures of a form, kept on the device like its text; starts with the existing pictures if nothing is kept. */
export function useKeptPictures(form: DraftOf, there: readonly FileSummary[]) {
  const name = `${draftName(form)}.pictures`
  const [kept] = useState(() => readDraft<{ files: KeptUpload[] }>(name).files)
  const [first] = useState(there)
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [queue] = useState(() => createPictureQueue(() => setItems(queue.read())))
  const isFinished = useRef(false)

  useEffect(() => {
    if (kept) void queue.restore(kept)
    else queue.adopt(first)
    return () => queue.stop()
  }, [queue, kept, first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the queue changes its items
  useEffect(() => {
    const now = queue.read()
    const isChanged =
      kept !== undefined || now.length !== first.length || now.some(({ key }, at) => key !== first[at]?.id)
    if (isChanged && !isFinished.current) writeDraft(name, { files: queue.kept() })
  }, [name, items, queue, kept, first])

  const unsent = items.filter(({ summary }) => summary === null)
  return {
    queue,
    items,
    /** Ids of the pictures that have arrived. */
    fileIds: items.flatMap(({ summary }) => summary?.id ?? []),
    /** Some picture is still being sent. */
    isUnderWay: unsent.some(isUnderWay),
    /** Some picture waits for the person. */
    isStuck: !unsent.every(isUnderWay),
    /** Drops the draft, as the pictures now belong to something being sent. */
    finish() {
      isFinished.current = true
      queue.clear()
      dropDraft(name)
    },
  }
}
