import { answerTasks } from '../workers/answer-tasks.ts'
import { makeForms, makeThumbnails } from './make-forms.ts'
import { PictureFailed, type PictureResult, type PictureTask } from './picture-tasks.ts'

/** A program of its own that decodes pictures for the server, which never looks into a stranger's pixels itself. */
function work(task: PictureTask): Promise<PictureResult> {
  return task.kind === 'forms' ? makeForms(task) : makeThumbnails(task)
}

// Whatever a decoder stumbles over is in the file.
answerTasks(work, (error) => (error instanceof PictureFailed ? error.reason : 'damaged'))
