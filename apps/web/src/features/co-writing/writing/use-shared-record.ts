import { type SharedFields, sharedRoots } from '@learntrail/contract/co-writing/shared-document'
import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { type ContentDocument, emptyDocument } from '@learntrail/contract/content/document'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type SharedDocument, useSharedSnapshot, useSharedView } from '../../../documents/index.ts'
import { askSeldom } from '../../../saving/ask-seldom.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import type { UploadItem } from '../../files/index.ts'
import { sharedQuery } from '../api/read-shared.ts'
import { sharedKey } from '../api/shared-key.ts'
import { fieldsOf } from './change-shared.ts'
import { openSharedFiles, type SharedFiles } from './shared-files.ts'

/** A shared record being written: what its document holds, and what the server knows beside it. */
export interface Writing {
  record: SharedRecord
  shared: SharedDocument
  accountId: string
  isWriter: boolean
  values: SharedFields & { title: string; content: ContentDocument }
  files: SharedFiles
  uploads: readonly UploadItem[]
  setContent: (content: ContentDocument) => void
}

/** Refetches at most every 3 s: agreement, the last author and the files change with the text. */
const askAnew = askSeldom(
  3_000,
  (queryClient) => void queryClient.invalidateQueries({ queryKey: [...sharedKey, 'one'] }),
)

export function useSharedRecord(record: SharedRecord, shared: SharedDocument, accountId: string): Writing {
  const { document } = shared
  const { isWriter, stored } = useSharedView(shared, accountId)
  const queryClient = useQueryClient()
  const [content, setContent] = useState<ContentDocument>(emptyDocument)
  const title = useSharedSnapshot(document.getText(sharedRoots.title), textOf)
  const fields = useSharedSnapshot(document.getMap<unknown>(sharedRoots.fields), fieldsOf)
  const [files] = useState(() =>
    openSharedFiles(record.id, document, (answer) => queryClient.setQueryData(sharedQuery(record.id).queryKey, answer)),
  )
  const { uploads } = useWatched(files)

  useEffect(() => {
    const ask = () => askAnew(queryClient)
    document.on('update', ask)
    return () => document.off('update', ask)
  }, [document, queryClient])
  useEffect(() => {
    if (stored === 'stored') askAnew(queryClient)
  }, [stored, queryClient])
  const order = fields.fileIds.join()
  useEffect(() => files.adopt(inOrder(record.files, order.split(','))), [files, record.files, order])
  useEffect(() => files.stop, [files])

  const values = { ...fields, title, content }
  return { record, shared, accountId, isWriter, values, files, uploads, setContent }
}

const textOf = (text: { toString(): string }) => text.toString()

function inOrder(files: SharedRecord['files'], order: readonly string[]): SharedRecord['files'] {
  const placeOf = ({ id }: SharedRecord['files'][number]) => {
    const place = order.indexOf(id)
    return place < 0 ? order.length : place
  }
  return files.toSorted((a, b) => placeOf(a) - placeOf(b))
}

const longestWaitMs = 10_000

/**
 * Resolves to whether everything written here is stored, after waiting at most `longestWaitMs` for the files and again
 * for the text.
 */
export async function settle({ shared, files }: Pick<Writing, 'shared' | 'files'>): Promise<boolean> {
  await Promise.race([files.settled(), pause()])
  if (shared.read().stored === 'stored') return true
  await new Promise<void>((resolve) => {
    const end = shared.subscribe(() => {
      if (shared.read().stored !== 'stored') return
      end()
      resolve()
    })
    void pause().then(() => {
      end()
      resolve()
    })
  })
  return shared.read().stored === 'stored'
}

const pause = () => new Promise((resolve) => setTimeout(resolve, longestWaitMs))
