import type { Api } from './person.ts'

const today = Date.now() + 8 * 3_600_000
const dayIn = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10)

/** Makes a plan of three weeks, the second of which is the current one. */
export async function aPlan(api: Api, projectName: string): Promise<string> {
  const id = () => crypto.randomUUID()
  const week = (text: string) => ({ id: id(), items: [{ id: id(), text, lessons: 2 }] })
  const { _id } = await api.send<{ _id: string }>('POST', '/api/v2/sdl-service/projects', {
    clientId: id(),
    writer: id(),
    save: 1,
    projectName,
    motivation: '想知道河水為什麼會變色',
    learningType: ['research'],
    startedAt: dayIn(-8),
    endedAt: dayIn(13),
    criteria: ['採樣 3 次'],
    progress: {
      stages: [{ id: id(), goal: '採樣 3 次', weekCount: 3 }],
      weeks: [week('找出 3 個取樣點'), week('第一次採樣'), week('整理數據')],
    },
  })
  return _id
}
