import { Readable } from 'node:stream'
import { folderName, safeFileName } from '../../../platform/archive/archive-names.rules.ts'
import { pageEnd } from '../../../platform/archive/page.ts'
import { type ContentState, type ZipParts, zipOf } from '../../../platform/archive/zip-of.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ArchivedFile, type ArchivedPost, readArchived } from './archive.repository.ts'
import type { archiveTexts } from './archive.texts.ts'
import { type PlacedFile, pageHead, pageRecord } from './archive-page.rules.ts'

interface Contents {
  owner: { id: string; displayName: string }
  postIds: string[]
  /** The day on which the archive is made, as the page shows it. */
  day: string
  texts: (typeof archiveTexts)[keyof typeof archiveTexts]
}

/** Hashes of files whose bytes are missing, or differ from those that were uploaded. */
type Lost = Record<Exclude<ContentState, 'whole'>, Set<string>>
const nothingLost: Lost = { gone: new Set(), changed: new Set() }

/** Records read at once, however many there are. */
const postsAtOnce = 20
/** Pictures that browsers show without a preview. */
const shownByBrowsers = /^image\/(?:jpeg|png|gif|webp|svg\+xml)$/

/** Returns the zip of records, made while it is read. The page names files whose bytes are missing or changed. */
export function writeArchive(platform: Platform, contents: Contents): Readable {
  return zipOf((parts) => writeAll(platform, contents, parts))
}

async function writeAll(platform: Platform, contents: Contents, parts: ZipParts): Promise<void> {
  const lost: Lost = { gone: new Set(), changed: new Set() }
  for await (const { post, folder } of recordsOf(platform, contents)) {
    await parts.text(`${folder}/${contents.texts.text}`, `${post.title}\n\n${post.text}\n`)
    await parts.text(`${folder}/record.json`, `${JSON.stringify(recordOf(post), null, 2)}\n`)
    for (const [index, file] of post.files.entries()) {
      const { name = '', previewName } = placeOf(contents, file, index, nothingLost)
      const state = await parts.content(platform, `${folder}/${name}`, file.sha256)
      if (state !== 'whole') lost[state].add(file.sha256)
      else if (previewName !== undefined && file.previewKey !== null) {
        await parts.content(platform, `${folder}/${previewName}`, file.previewKey)
      }
    }
  }
  await parts.stream('index.html', Readable.from(page(platform, contents, lost)), true)
}

/**
 * Written last, once it is known which files are missing; reads the records again rather than keeping them in memory.
 */
async function* page(platform: Platform, contents: Contents, lost: Lost): AsyncGenerator<string> {
  const { texts, owner, day, postIds } = contents
  yield pageHead(texts, owner.displayName, day, postIds.length)
  for await (const { post, folder } of recordsOf(platform, contents)) {
    const files = post.files.map((file, index) => placeOf(contents, file, index, lost))
    yield pageRecord(texts, post, folder, files)
  }
  yield pageEnd
}

async function* recordsOf({ pool }: Platform, { owner, postIds, texts }: Contents) {
  for (let start = 0; start < postIds.length; start += postsAtOnce) {
    const ids = postIds.slice(start, start + postsAtOnce)
    for (const post of await readArchived(pool, owner.id, ids)) {
      const number = start + ids.indexOf(post.id) + 1
      yield { post, folder: folderName(number, post.date, post.title, texts.untitled) }
    }
  }
}

function placeOf({ texts }: Contents, file: ArchivedFile, index: number, lost: Lost): PlacedFile {
  const { displayName, mediaType, sha256, previewKey } = file
  const number = String(index + 1).padStart(2, '0')
  const name = `${number}_${safeFileName(displayName, texts.file)}`
  const needsPreview = mediaType.startsWith('image/') && !shownByBrowsers.test(mediaType) && previewKey !== null
  return {
    name: lost.gone.has(sha256) ? undefined : name,
    isChanged: lost.changed.has(sha256),
    displayName,
    mediaType,
    previewName: needsPreview ? `${name}.jpg` : undefined,
  }
}

function recordOf({ content: _, files, ...post }: ArchivedPost) {
  const names = files.map(({ displayName, mediaType, bytes, sha256 }) => ({ displayName, mediaType, bytes, sha256 }))
  return { ...post, files: names }
}
