import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../api/new-id.ts'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { createUploadQueue, type KeptUpload, type UploadItem } from '../../files/index.ts'
import { titleOf } from './check-pdf.ts'

interface Values {
  title: string
  tags: readonly string[]
  customTags: readonly string[]
}

interface Kept extends Values {
  clientId: string
  files: KeptUpload[]
}

/** One PDF with its title and tags, kept on the device so that a closed page can be continued. */
export function useUploadSession(account: string) {
  const name = `eportfolio-upload.${account}`
  const [kept] = useState(() => readDraft<Kept>(name))
  const [clientId] = useState(() => kept.clientId ?? newId())
  const [values, setValues] = useState<Values>({
    title: kept.title ?? '',
    tags: kept.tags ?? [],
    customTags: kept.customTags ?? [],
  })
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const [queue] = useState(() => createUploadQueue(() => setItems(queue.read())))
  const isFinished = useRef(false)
  const item = items.at(-1)

  useEffect(() => {
    void queue.restore(kept.files ?? [])
    return () => queue.stop()
  }, [queue, kept])
  useEffect(() => {
    if (isFinished.current) return
    if (items.length > 0 || values.title !== '') writeDraft(name, { ...values, clientId, files: queue.kept() })
  }, [name, values, clientId, items, queue])

  return {
    clientId,
    values,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    items,
    item,
    queue,
    /** Replaces the earlier file. */
    choose(file: File) {
      const former = item && titleOf(item.name)
      for (const { key } of queue.read()) queue.remove(key)
      queue.add([file])
      setValues((before) => ({
        ...before,
        title: before.title === '' || before.title === former ? titleOf(file.name) : before.title,
      }))
    },
    /** The e-portfolio exists now: drops the copy on the device. */
    finish() {
      isFinished.current = true
      queue.clear()
      dropDraft(name)
    },
  }
}
