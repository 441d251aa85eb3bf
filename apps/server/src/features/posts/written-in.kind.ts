import type { Transaction } from '../../platform/database/index.ts'
import { kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** A publication: the client id it came with, and the draft that it names. */
export interface Publication {
  clientId: string
  draftId?: string | undefined
}

/** Something that a record is written in before it is published. */
export interface WrittenIn {
  /** Lists the files of what the publication was written in. */
  files(transaction: Transaction, ownerId: string, publication: Publication): Promise<string[]>
  /** Deletes what the publication was written in; returns its ids. */
  take(transaction: Transaction, ownerId: string, publication: Publication): Promise<string[]>
}

export const writtenIn = kindOf<WrittenIn>('things that records are written in')

/** Lists the files of everything that a publication was written in. */
export async function filesWrittenIn(
  { declared }: Platform,
  transaction: Transaction,
  ownerId: string,
  publication: Publication,
): Promise<string[]> {
  const files = declared.of(writtenIn).map((one) => one.files(transaction, ownerId, publication))
  return (await Promise.all(files)).flat()
}

/** Deletes everything that a publication was written in; returns its ids. */
export async function takeWritten(
  { declared }: Platform,
  transaction: Transaction,
  ownerId: string,
  publication: Publication,
): Promise<string[]> {
  const taken = declared.of(writtenIn).map((one) => one.take(transaction, ownerId, publication))
  return (await Promise.all(taken)).flat()
}
