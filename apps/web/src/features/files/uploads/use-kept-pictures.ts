import type { FileSummary } from '@learntrail/contract/files/files'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { type DraftOf, draftName } from '../../../ui/draft-name.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { createPictureQueue } from './picture-queue.ts'
import { isUnderWay, type KeptUpload, type UploadItem } from './upload-item.ts'

export type KeptPictures = ReturnType<typeof useKeptPictures>

interface KeptPicturesOptions {
  /** Number that the form takes; without it any, as the form uses the last one. */
  max?: number
  /** Existing pictures, with which the form starts if nothing is kept. */
  there?: readonly FileSummary[]
}

/** Pictures of a form, kept on the device like its text. */
export function useKeptPictures(
  form: DraftOf,
  { max = Number.POSITIVE_INFINITY, there = [] }: KeptPicturesOptions = {},
) {
  const { t } = useTranslation('files')
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

  function troubleOf(): string | null {
    const unsent = items.filter(({ summary }) => summary === null)
    if (!unsent.every(isUnderWay)) return t('pictures.stuck')
    if (unsent.length > 0) return t('pictures.underWay')
    return items.length > max ? ruleSentence('too_many', max) : null
  }

  return {
    queue,
    items,
    /** Ids of the pictures that have arrived. */
    fileIds: items.flatMap(({ summary }) => summary?.id ?? []),
    /** Why the form cannot be sent with these pictures, as a sentence; null if it can. */
    trouble: troubleOf(),
    /** Drops the draft, as the pictures now belong to something being sent. */
    finish() {
      isFinished.current = true
      queue.clear()
      dropDraft(name)
    },
  }
}
