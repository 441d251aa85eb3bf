import { answerTasks } from '../workers/answer-tasks.ts'
import { DocumentFailed, type Task, type TaskResult } from './tasks.ts'

/** Entry point of the processes that make documents for the server. */
async function work(task: Task, stage: (name: string) => void): Promise<TaskResult> {
  const writing = () => stage('writing')
  switch (task.kind) {
    case 'typeset':
      return (await import('./typeset.ts')).typeset(task, writing)
    case 'draw':
      return (await import('./draw.ts')).draw(task)
    case 'photograph':
      return (await import('./draw.ts')).photograph(task)
    case 'picture':
      return (await import('./picture-for-print.ts')).pictureForPrint(task)
    case 'write':
      return (await import('./write-file.ts')).writeFileOf(task)
    case 'inspectPdf':
      return (await import('./inspect-pdf.ts')).inspectPdf(task)
    case 'disclose':
      return (await import('./disclosure/disclose.ts')).disclose(task)
    case 'readText':
      return (await import('./reading/read-text.ts')).readText(task)
    case 'stamp':
      return (await import('./stamp.ts')).stampFile(task, writing)
  }
}

answerTasks(work, (error) => (error instanceof DocumentFailed ? error.reason : 'broken'))
