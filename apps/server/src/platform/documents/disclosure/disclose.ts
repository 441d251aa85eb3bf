import { open, readFile } from 'node:fs/promises'
import type { Disclosure } from '@learntrail/contract/files/files'
import { isPdf, pdfMarkBytes } from '../pdf-mark.ts'
import type { DiscloseTask, TaskResult } from '../tasks.ts'
import { disclosureOfOldOffice } from './of-old-office.ts'
import { disclosureOfPdf } from './of-pdf.ts'
import { disclosureOfZip } from './of-zip.ts'

const nothing: Disclosure = { authors: [], hasPlace: false }
const marks = { zip: 'PK', oldOffice: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' }

/** Finds what an uploaded document reveals beyond its visible content (authors, places). Runs in a worker process. */
export async function disclose({ from }: DiscloseTask): Promise<TaskResult> {
  // An unreadable document reveals nothing.
  const disclosure = (await disclosureOf(from).catch(() => undefined)) ?? nothing
  return { pages: 0, leftOut: [], disclosure }
}

async function disclosureOf(path: string): Promise<Disclosure | undefined> {
  const start = await firstBytes(path, pdfMarkBytes)
  const mark = start.toString('latin1', 0, marks.oldOffice.length)
  if (mark.startsWith(marks.zip)) return disclosureOfZip(path)
  if (mark === marks.oldOffice) return disclosureOfOldOffice(await readFile(path))
  return isPdf(start) ? disclosureOfPdf(await readFile(path)) : undefined
}

async function firstBytes(path: string, count: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
