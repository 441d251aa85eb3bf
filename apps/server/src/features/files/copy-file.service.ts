import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { copyCaptions } from './captions/captions.repository.ts'
import { enqueueConversions } from './conversions/enqueue-conversions.jobs.ts'
import { enqueueSmallFilms } from './conversions/enqueue-small-films.jobs.ts'
import { enqueueDisclosures } from './disclosures/enqueue-disclosures.jobs.ts'
import { newFileIdentifier } from './file-names.rules.ts'
import { insertFiles, type StoredFile } from './files.repository.ts'
import { enqueueReading } from './texts/read-file-text.jobs.ts'

/** Characters before the original file name. */
const identifierLength = 24

/**
 * Gives a person their own file over bytes that are already stored, within a larger change that holds the source. What
 * only its owner may have (where a picture was taken) is not copied for others.
 */
export async function copyFile(
  platform: Platform,
  transaction: Transaction,
  file: StoredFile,
  ownerId: string,
): Promise<StoredFile> {
  const at = platform.clock.now()
  const name = `${newFileIdentifier()}${file.name.slice(identifierLength)}`
  const shared = file.ownerId === ownerId ? {} : await shareableOriginal(platform, file)
  const copy = { ...file, ...shared, id: newId(at.getTime()), ownerId, name, letGoAt: null }
  // A copy of a file still in conversion is converted on its own.
  const isConverting = file.conversionState === 'pending' || file.conversionState === 'in_progress'
  const row: StoredFile = { ...copy, createdAt: at, ...(isConverting ? { conversionState: 'pending' } : {}) }
  await insertFiles(transaction, [row])
  await copyCaptions(transaction, { from: file.id, to: row.id })
  await enqueueConversions(platform, transaction, [row])
  await enqueueSmallFilms(platform, transaction, [row])
  await enqueueDisclosures(platform, transaction, [row])
  await enqueueReading(platform, transaction, [row])
  return row
}

async function shareableOriginal({ storage }: Platform, file: StoredFile): Promise<Partial<StoredFile>> {
  const { isOriginalPrivate, previewKey, previewMediaType, previewBytes, conversionState } = file
  if (!isOriginalPrivate) return {}
  if (previewKey === null || previewMediaType === null) {
    // An original that only its owner may have is not shared without its preview.
    return refuse(conversionState === 'failed' ? 'CONVERSION_FAILED' : 'CONVERSION_PENDING')
  }
  const bytes = previewBytes ?? (await storage.size(previewKey)) ?? file.bytes
  return { sha256: previewKey, mediaType: previewMediaType, bytes, isOriginalPrivate: false }
}
