import { writeFile } from 'node:fs/promises'
import { DocumentFailed, type TaskResult, type WriteTask } from './tasks.ts'

/** Runs one of our modules and writes the bytes it returns; more than `bytes` fails with `needs_too_much_memory`. */
export async function writeFileOf({ writer, data, to, bytes }: WriteTask): Promise<TaskResult> {
  const { write } = (await import(writer)) as { write: (data: unknown) => Promise<Uint8Array> }
  const content = await write(JSON.parse(data))
  if (content.byteLength > bytes) throw new DocumentFailed('needs_too_much_memory', `${content.byteLength} bytes`)
  await writeFile(to, content, { mode: 0o600 })
  return { pages: 0, leftOut: [] }
}
