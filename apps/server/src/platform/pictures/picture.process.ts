import { answerTasks } from '../workers/answer-tasks.ts'
import { makeForms, makeThumbnails } from './make-forms.ts'
import { PictureFailed, type PictureResult, type PictureTask } from './picture-tasks.ts'

/** Entry point of the processes that decode pictures, because the server itself never decodes uploads. */
function work(task: PictureTask): Promise<PictureResult> {
  return task.kind === 'forms' ? makeForms(task) : makeThumbnails(task)
}

// Whatever a decoder fails on is a fault of the file.
answerTasks(work, (error) => (error instanceof PictureFailed ? error.reason : 'damaged'))
