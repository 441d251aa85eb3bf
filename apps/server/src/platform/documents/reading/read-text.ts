import { open, readFile } from 'node:fs/promises'
import type { ReadTextTask, TaskResult } from '../tasks.ts'
import { textOfPdf } from './text-of-pdf.ts'
import { textOfZip } from './text-of-zip.ts'
import { tidyText } from './tidy-text.ts'

/** The words in a document that somebody uploaded, in the process that is there for it. What cannot be read has none. */
export async function readText({ from, characters }: ReadTextTask): Promise<TaskResult> {
  const text = await textOf(from, characters).catch(() => '')
  return { pages: 0, leftOut: [], text: tidyText(text, characters) }
}

async function textOf(path: string, characters: number): Promise<string> {
  const start = await beginningOf(path)
  if (start.startsWith('%PDF')) return textOfPdf(await readFile(path), characters)
  return start.startsWith('PK') ? textOfZip(path, characters) : ''
}

async function beginningOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
