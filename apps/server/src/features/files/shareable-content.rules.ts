import { Refusal } from '../../platform/http/refusal.ts'
import { type EntityForm, formFor } from './entity-form.rules.ts'
import type { StoredFile } from './files.repository.ts'

/**
 * Returns the bytes of a file that its owner may pass on: without where a picture was taken. Undefined if there is no
 * such form; refuses with CONVERSION_PENDING while it is being made.
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
