import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageDrawings } from './page-drawings.ts'
import { rasterOf } from './raster.ts'
import type { DrawTask, PhotographTask, TaskResult } from './tasks.ts'
import { compose } from './world.ts'

/** Draws the wanted pages as SVG and returns what the template marked. */
export function draw(task: DrawTask): Promise<TaskResult> {
  return compose(task, ({ compiler, document, pages, leftOut }) => {
    const known = new Set(task.known)
    const drawn = pageDrawings(compiler.plainSvg(document)).map(({ width, height, source, svg }, index) => {
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 32)
      const isWanted = index + 1 >= task.from && index + 1 <= task.to && !known.has(hash)
      return { hash, width, height, svg: isWanted ? svg() : null }
    })
    const marks: unknown[] = compiler.query(document, { selector: '<mark>', field: 'value' })
    return { drawn, marks, pages, leftOut }
  })
}

/** Draws pages as pictures into a folder: `01.jpg`, `02.jpg` … */
export function photograph({ folder, width: pixels, format, most, ...task }: PhotographTask): Promise<TaskResult> {
  return compose(task, async ({ compiler, document, pages, leftOut }) => {
    const digits = Math.max(2, String(pages).length)
    for (const [index, { svg, width }] of pageDrawings(compiler.plainSvg(document), most).entries()) {
      const picture = rasterOf(svg(), width, pixels)
      const [encoded, ending] = format === 'webp' ? [picture.webp(), 'webp'] : [picture.jpeg({ quality: 88 }), 'jpg']
      await writeFile(join(folder, `${String(index + 1).padStart(digits, '0')}.${ending}`), await encoded.toBuffer())
    }
    return { pages, leftOut }
  })
}
