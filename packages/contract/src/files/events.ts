import { eventsOf, field, nothing } from '../event.ts'
import { conversionReasons } from './file-types.ts'

const ofFile = eventsOf('file')

/** Not undone by any event: the file is deleted without one when nothing uses it any more. */
export const fileUploaded = ofFile('file.uploaded', {
  since: '2026-11-21',
  data: { name: field.text },
  undoneBy: nothing,
})
/** Found by a job, long after the upload. */
export const conversionFailed = ofFile('file.conversion_failed', {
  since: '2026-11-21',
  data: { ownerId: field.id, name: field.text, reason: field.oneOf(...conversionReasons) },
  undoneBy: nothing,
})
