import type { TaskResult, TypesetTask } from './tasks.ts'
import { compose } from './world.ts'

/** Makes one document, in the process that is there for it. A picture that cannot be read is left out. */
export function typeset({ isTagged, standard, ...task }: TypesetTask, writing: () => void): Promise<TaskResult> {
  return compose(task, ({ compiler, document, pages, leftOut }) => {
    writing()
    const pdf = compiler.pdf(document, {
      pdfTags: isTagged,
      ...(standard === undefined ? {} : { pdfStandard: standard }),
    })
    return { pdf, pages, leftOut }
  })
}
