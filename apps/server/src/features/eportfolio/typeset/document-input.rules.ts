import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import type { StoredFile } from '../../files/index.ts'
import type { DocumentCertification } from '../certified/certifications.rules.ts'
import type { Edition } from './editions.rules.ts'

/** Everything a document is made of. */
export interface DocumentInput {
  content: DocumentContent
  certifications: readonly DocumentCertification[]
  /** Edition of the designs. */
  edition: Edition
  /** Files of the pictures that the content names, by id. A missing one is printed as an empty frame. */
  pictures: ReadonlyMap<string, StoredFile>
  /** Account id of the owner, whose share of the processes is used. */
  person: string
  owner: { displayName: string; schoolName: string | null }
  /** Day of the export in Taipei: `2026-11-21`. */
  madeOn: string
  /** Code of the confirmation page; null in a preview, which prints a placeholder. */
  confirmationCode: string | null
}

export interface MadePdf {
  pdf: Uint8Array
  pages: number
  /** Ids of pictures that could not be read. */
  leftOut: string[]
  /** The first page as WebP, 640 pixels wide. */
  cover: Buffer
}

/** Lets the caller abort and watch the work; `onProgress` gets shares from 0 to 1. */
export interface Making {
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
}
