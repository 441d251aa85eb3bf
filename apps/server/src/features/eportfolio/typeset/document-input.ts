import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import type { StoredFile } from '../../files/index.ts'
import type { DocumentCertification } from '../certified/certifications.rules.ts'
import type { Edition } from './editions.ts'

/** Everything a document is made of. */
export interface DocumentInput {
  content: DocumentContent
  certifications: readonly DocumentCertification[]
  /** Of the designs. */
  edition: Edition
  /** The files of the pictures that the content names, by id. One that is missing is left out, with an empty frame. */
  pictures: ReadonlyMap<string, StoredFile>
  /** Account id of the owner, whose share of the processes it takes. */
  person: string
  owner: { displayName: string; schoolName: string | null }
  /** The day it is made, in Taipei: `2026-11-21`. */
  madeOn: string
  /** Code of the page that confirms it; a preview shows one that leads nowhere yet. */
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

/** How making is stopped and watched; `onProgress` gets shares from 0 to 1. */
export interface Making {
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
}
