import { Refusal } from '../../platform/http/refusal.ts'
import { type EntityForm, formFor } from './entity-form.rules.ts'
import type { StoredFile } from './files.repository.ts'

/**
 * The bytes of a file as whoever gets it from its owner may have them: without where a picture was taken. Undefined where
 * there is no such form; one that is still being made is refused as that.
 */
export function shareableContent(file: StoredFile, now: Date): EntityForm | undefined {
  if (file.withheldAt !== null || (file.downloadPeriod !== null && file.downloadPeriod < now)) return undefined
  try {
    return formFor({ ...file, isMarked: false }, { type: 'original' }, false)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'CONVERSION_PENDING') throw error
    return undefined
  }
}
