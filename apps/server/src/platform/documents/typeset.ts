import { writeFile } from 'node:fs/promises'
import type { TaskResult, TypesetTask } from './tasks.ts'
import { compose } from './world.ts'

/** Makes one document, in a worker process. Unreadable pictures are left out. */
export function typeset({ to, isTagged, standard, ...task }: TypesetTask, writing: () => void): Promise<TaskResult> {
  return compose(task, async ({ compiler, document, pages, leftOut }) => {
    writing()
    const options = { pdfTags: isTagged, ...(standard === undefined ? {} : { pdfStandard: standard }) }
    await writeFile(to, compiler.pdf(document, options), { mode: 0o600 })
    return { pages, leftOut }
  })
}
