import { answerTasks } from './answer-tasks.ts'

// Imitates a slow machine: a second of processor time before any task is accepted.
while (process.cpuUsage().user < 1_000_000) Math.random()

answerTasks(
  async () => ({ said: 'hello', by: process.pid }),
  () => 'refused',
)
