import { answerTasks } from './answer-tasks.ts'

// As on a slow machine: a second of the processor before anything can be asked.
while (process.cpuUsage().user < 1_000_000) Math.random()

answerTasks(
  async () => ({ said: 'hello', by: process.pid }),
  () => 'refused',
)
