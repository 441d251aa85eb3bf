import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DocumentFailed, documents } from '../../../platform/documents/index.ts'

/** Starts more endless documents than there are processes, each for another person; returns their results. */
export async function occupyDocuments(folder: string, signal?: AbortSignal): Promise<Promise<unknown>[]> {
  const path = join(folder, 'endless.typ')
  await writeFile(path, '#let n = 0\n#for i in range(100000) { for j in range(10000) { n += 1 } }\n#n')
  const template = { main: pathToFileURL(path) }
  const { promise: isMade, resolve: begin } = Promise.withResolvers<void>()
  const onProgress = ({ stage }: { stage: string }) => void (stage === 'typesetting' && begin())
  const endless = [1, 2, 3, 4, 5].map((number) =>
    documents
      .make({ person: `${number}`, template, data: { number }, onProgress, signal })
      .catch((error: unknown) => (error instanceof DocumentFailed ? error.reason : error)),
  )
  await isMade
  return endless
}
