import { rename, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { DocumentFailed, type PictureTask, type TaskResult } from './tasks.ts'

/** Makes a picture as large as print needs it: JPEG, or PNG where one can see through it. */
export async function pictureForPrint({ from, to, longest, quality }: PictureTask): Promise<TaskResult> {
  try {
    const whole = sharp(from, { failOn: 'error', limitInputPixels: 100_000_000 })
    const { hasAlpha } = await whole.metadata()
    const small = whole.rotate().resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    const isSeenThrough = hasAlpha === true && !(await whole.clone().stats()).isOpaque
    const written = isSeenThrough
      ? small.png({ palette: quality < 80 })
      : small.flatten({ background: '#ffffff' }).jpeg({ quality })
    const content = await written.toBuffer()
    // Under its name only when it is whole: others may read it at any moment.
    await writeFile(`${to}.part-${process.pid}`, content)
    await rename(`${to}.part-${process.pid}`, to)
    return { pages: 0, leftOut: [] }
  } catch (error) {
    throw new DocumentFailed('damaged', error instanceof Error ? error.message : undefined)
  }
}
