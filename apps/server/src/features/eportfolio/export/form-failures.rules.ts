import type { FormFailure } from '@learntrail/contract/eportfolio/facts'
import { DocumentFailed } from '../../../platform/documents/index.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { storageFailure } from '../../../platform/storage/storage-failure.ts'

/** A form that no number of tries can make. */
export class FormFailed extends Error {
  readonly failure: FormFailure

  constructor(failure: FormFailure) {
    super(failure)
    this.name = 'FormFailed'
    this.failure = failure
  }
}

/** Returns why a form cannot be made at all; undefined if another try may help. */
export function lastingFailureOf(error: unknown): FormFailure | undefined {
  if (error instanceof FormFailed) return error.failure
  const failed = storageFailure(error)
  if (failed instanceof Refusal && failed.code === 'STORAGE_FULL') return 'storage_full'
  if (!(error instanceof DocumentFailed)) return undefined
  if (error.reason === 'too_many_pages') return 'document_too_long'
  // Our own fault, which trying again does not fix.
  if (error.reason === 'broken') return 'interrupted'
  const isTooHeavy = error.reason === 'needs_too_much_memory' || error.reason === 'takes_too_long'
  return isTooHeavy ? 'document_too_heavy' : undefined
}
