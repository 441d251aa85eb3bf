import { readFile, writeFile } from 'node:fs/promises'
import { degrees, type PDFEmbeddedPage, type PDFPage } from 'pdf-lib'
import { openPdf } from './open-pdf.ts'
import { removeActions } from './pdf-actions.ts'
import { DocumentFailed, type StampTask, type TaskResult } from './tasks.ts'

/** Writes a stamped copy of a PDF, in a worker process. The same input gives the same bytes. */
export async function stampFile(task: StampTask, writing: () => void): Promise<TaskResult> {
  const content = await readFile(task.from)
  try {
    return await stampContent(content, task, writing)
  } catch (error) {
    if (error instanceof DocumentFailed) throw error
    // Whatever the reader fails on is a fault of the file.
    throw new DocumentFailed('damaged', error instanceof Error ? error.message : undefined)
  }
}

async function stampContent(content: Uint8Array, task: StampTask, writing: () => void): Promise<TaskResult> {
  const { document, lock } = await openPdf(content, task.pages)
  if (lock === 'restricted' && task.restricted === 'leave') throw new DocumentFailed('protected')
  const pages = document.getPages()
  if (pages.length === 0) throw new DocumentFailed('damaged', 'no pages')
  if (pages.length > task.pages) throw new DocumentFailed('too_many_pages')
  removeActions(document)
  const [stamp] = await document.embedPdf(task.stamp, [0])
  if (stamp === undefined) throw new DocumentFailed('broken', 'a stamp without a page')
  for (const page of pages) draw(page, stamp)
  writing()
  await writeFile(
    task.to,
    await document.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY }),
  )
  return { pages: pages.length, leftOut: [] }
}

/**
 * Draws the stamp upright as the page is displayed. A square stamp covers the visible page; any other is centred at its
 * foot, at its own size if it fits.
 */
function draw(page: PDFPage, stamp: PDFEmbeddedPage): void {
  const { x, y, width, height } = page.getCropBox()
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  const [across, up] = turn % 180 === 0 ? [width, height] : [height, width]
  const isSquare = stamp.width === stamp.height
  const scale = isSquare ? Math.max(width, height) / stamp.width : Math.min(1, across / stamp.width)
  const size = stamp.scale(scale)
  // Lower left corner of the stamp, around which it is rotated, relative to the centre of the page.
  const corner = { x: -size.width / 2, y: isSquare ? -size.height / 2 : -up / 2 }
  const angle = (turn * Math.PI) / 180
  page.drawPage(stamp, {
    x: x + width / 2 + corner.x * Math.cos(angle) - corner.y * Math.sin(angle),
    y: y + height / 2 + corner.x * Math.sin(angle) + corner.y * Math.cos(angle),
    ...size,
    rotate: degrees(turn),
  })
}
