import { readFile } from 'node:fs/promises'
import { openPdf } from './open-pdf.ts'
import { pageDrawings } from './page-drawings.ts'
import { rasterOf } from './raster.ts'
import { DocumentFailed, type InspectPdfTask, type TaskResult } from './tasks.ts'
import { openWorld, pagesOf } from './world.ts'

/** Returns the page count of an uploaded PDF and a picture of its first page. */
export async function inspectPdf(task: InspectPdfTask): Promise<TaskResult> {
  const { content, pages } = await opened(await readFile(task.from), task.pages)
  if (pages > task.pages) throw new DocumentFailed('too_many_pages')
  try {
    const source = '#set page(width: auto, height: auto, margin: 0pt, fill: white)\n#image("/a.pdf", width: 400pt)'
    const open = openWorld({ 'inspect.typ': source }, [['a.pdf', content]])
    const [first] = pageDrawings(open.plainSvg(pagesOf(open, 'inspect.typ')), 1)
    if (first === undefined) return { pages, leftOut: [] }
    return { pages, leftOut: [], cover: await rasterOf(first.svg(), first.width, task.width).webp().toBuffer() }
  } catch {
    // Another reader may well show it, so it is accepted without a picture.
    return { pages, leftOut: [] }
  }
}

/** Returns the PDF in a form that the renderer can read. Throws `damaged`, `protected` or `too_many_pages`. */
async function opened(content: Buffer, mostPages: number): Promise<{ content: Buffer; pages: number }> {
  try {
    const { document, lock } = await openPdf(content, mostPages)
    const pages = document.getPageCount()
    if (pages === 0) throw new DocumentFailed('damaged', 'no pages')
    return { content: lock === 'none' ? content : Buffer.from(await document.save()), pages }
  } catch (error) {
    if (error instanceof DocumentFailed) throw error
    // Whatever the reader fails on is a fault of the file.
    throw new DocumentFailed('damaged', error instanceof Error ? error.message : undefined)
  }
}
