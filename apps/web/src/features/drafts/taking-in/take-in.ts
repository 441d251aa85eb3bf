import { plainText } from '@learntrail/contract/content/document'
import { fileLimits } from '@learntrail/contract/files/limits'
import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import { isProblem, networkProblem } from '../../../api/problem.ts'
import { mayPass, pauseAfter } from '../../../saving/pauses.rules.ts'
import { removeFiles, uploadPicture as uploadFile } from '../../files/index.ts'
import { publishPost } from '../api/publish-post.ts'
import type { PackedRecord } from './records-of-feed.ts'
import { unpack } from './zip-package.ts'

/** Classification and tags given to all records of an import. */
export interface Filing {
  classification: Classification
  tags: TagCode[]
}

/** Privacy: an imported record is visible only to its owner. */
const onlyMe = 3
const mostTries = 5

/** Creates one record with its files; returns the names of files that the server refused. */
export async function takeIn(source: Blob, record: PackedRecord, filing: Filing): Promise<string[]> {
  const fileIds: string[] = []
  try {
    const { refused, problem } = await sendFiles(source, record, fileIds)
    const { clientId, title, date, content, customTags } = record
    if (problem !== undefined && fileIds.length === 0 && title === '' && plainText(content) === '') throw problem
    const input = { title, date, content, customTags, fileIds, ...filing, privacy: onlyMe } as const
    const post = await persistently(() => publishPost({ clientId, input, isRetry: false }))
    // The record may have existed already, with its own files: remove the ones just uploaded.
    const held = new Set(post.files.map(({ id }) => id))
    await removeFiles(fileIds.filter((id) => !held.has(id)))
    return refused
  } catch (error) {
    await removeFiles(fileIds)
    throw error
  }
}

async function sendFiles(source: Blob, { files }: PackedRecord, fileIds: string[]) {
  const refused: string[] = []
  let problem: unknown
  for (const file of files) {
    try {
      const bytes = await unpack(source, file, fileLimits.bytes)
      fileIds.push((await uploadFile(new File([bytes], file.name))).id)
    } catch (error) {
      // A refused or unreadable file does not keep its record from being created; any other refusal does.
      if (isProblem(error) && !error.code.startsWith('FILE_') && !error.code.startsWith('PICTURE_')) throw error
      refused.push(file.name)
      problem = error
    }
  }
  return { refused, problem }
}

/** Retries after passing failures, as many records in a row exceed the limit of calls per minute. */
async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const problem = isProblem(error) ? error : networkProblem()
      // Waiting does not help against a full disk.
      if (tries >= mostTries || isProblem(error, 'STORAGE_FULL') || !mayPass(problem)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(tries, problem)))
    }
  }
}
