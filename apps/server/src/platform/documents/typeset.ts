import sharp from 'sharp'
import { pageDrawings } from './page-drawings.ts'
import type { TaskResult, TypesetTask } from './tasks.ts'
import { compose } from './world.ts'

/** Makes one document, in the process that is there for it. A picture that cannot be read is left out. */
export function typeset(task: TypesetTask, writing: () => void): Promise<TaskResult> {
  return compose(task, async ({ compiler, document, pages, leftOut }) => {
    writing()
    const { isTagged, standard, coverWidth } = task
    const pdf = compiler.pdf(document, {
      pdfTags: isTagged,
      ...(standard === undefined ? {} : { pdfStandard: standard }),
    })
    if (coverWidth === undefined) return { pdf, pages, leftOut }
    const [first] = pageDrawings(compiler.plainSvg(document), 1)
    if (first === undefined) return { pdf, pages, leftOut }
    return { pdf, pages, leftOut, cover: await rasterOf(first.svg, first.width, coverWidth).webp().toBuffer() }
  })
}

/** A drawing of a page in pixels; `points` is its width on paper. */
export function rasterOf(svg: string, points: number, width: number) {
  const pixelsAnInch = 72
  return sharp(Buffer.from(svg), { density: (pixelsAnInch * width) / points, unlimited: true }).resize({ width })
}
