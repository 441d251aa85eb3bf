import { eventsOf, field, nothing } from '../event.ts'
import { conversionReasons } from './file-types.ts'

const ofFile = eventsOf('file')

/** It goes with the last thing that holds it, of which no event tells. */
export const fileUploaded = ofFile('file.uploaded', {
  since: '2026-11-21',
  data: { name: field.text },
  undoneBy: nothing,
})
/** Found out by a job, long after the upload. */
export const conversionFailed = ofFile('file.conversion_failed', {
  since: '2026-11-21',
  data: { ownerId: field.id, name: field.text, reason: field.oneOf(...conversionReasons) },
  undoneBy: nothing,
})
