import { rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { DocumentFailed, type PictureTask, type TaskResult } from './tasks.ts'

/** Writes a picture at print size: JPEG, or PNG if it has transparency. */
export async function pictureForPrint(task: PictureTask): Promise<TaskResult> {
  const content = await made(task)
  // Renamed only when complete, because others may read it at any moment.
  const part = `${task.to}.part-${process.pid}`
  await writeFile(part, content)
  await rename(part, task.to)
  return { pages: 0, leftOut: [] }
}

async function made({ from, longest, quality }: PictureTask): Promise<Buffer> {
  try {
    const whole = sharp(from, { failOn: 'error', limitInputPixels: 100_000_000 })
    const { hasAlpha } = await whole.metadata()
    const small = whole.rotate().resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    const isSeenThrough = hasAlpha === true && !(await whole.clone().stats()).isOpaque
    const written = isSeenThrough
      ? small.png({ palette: quality < 80 })
      : small.flatten({ background: '#ffffff' }).jpeg({ quality })
    return await written.toBuffer()
  } catch (error) {
    throw new DocumentFailed('damaged', error instanceof Error ? error.message : undefined)
  }
}
