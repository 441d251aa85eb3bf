import { open, readFile } from 'node:fs/promises'
import { isPdf, pdfMarkBytes } from '../pdf-mark.ts'
import type { ReadTextTask, TaskResult } from '../tasks.ts'
import { textOfPdf } from './text-of-pdf.ts'
import { textOfZip } from './text-of-zip.ts'
import { tidyText } from './tidy-text.ts'

/** Returns the text of an uploaded document; empty for an unreadable one. Runs in a worker process. */
export async function readText({ from, characters }: ReadTextTask): Promise<TaskResult> {
  const text = await textOf(from, characters).catch(() => '')
  return { pages: 0, leftOut: [], text: tidyText(text, characters) }
}

async function textOf(path: string, characters: number): Promise<string> {
  const beginning = await beginningOf(path)
  if (beginning.toString('latin1', 0, 2) === 'PK') return textOfZip(path, characters)
  return isPdf(beginning) ? textOfPdf(await readFile(path), characters) : ''
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(pdfMarkBytes), 0, pdfMarkBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
