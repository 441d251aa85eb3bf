import { randomUUID } from 'node:crypto'
import type { Post, PostInput } from '@learntrail/contract/posts/posts'
import type { TestPerson } from '../../testing/people.ts'
import { multipart, type SentFile } from '../files/multipart.fixture.ts'

export const paragraph = (text: string): PostInput['content'] => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** The body of a call that publishes a record. */
export function postBody(change: Partial<PostInput> & { clientId?: string } = {}) {
  return {
    clientId: randomUUID(),
    title: '科展成果',
    content: paragraph('我學會了怎麼設計實驗。'),
    fileIds: [],
    date: '2026-11-01',
    classification: 'works',
    tags: ['creativity'],
    customTags: [],
    privacy: 0,
    ...change,
  }
}

export async function publish(person: TestPerson, change: Parameters<typeof postBody>[0] = {}): Promise<Post> {
  const answer = await person.browser.post('/api/v2/portfolios/portfolio', postBody(change))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export async function uploadFiles(person: TestPerson, files: SentFile[]): Promise<Post['files']> {
  const { body, headers } = multipart(files)
  return (await person.browser.post('/api/v2/portfolios/files', body, headers)).json().files
}

export async function writeComment(person: TestPerson, targetId: string, content = '讚！') {
  const body = { targetType: 'portfolio', targetId, content, clientId: randomUUID() }
  return person.browser.post('/api/v2/messages/uploadmessage', body)
}

export async function writeReply(person: TestPerson, messageId: string, content = '謝謝') {
  return person.browser.post('/api/v2/replies/uploadreply', { messageId, content, clientId: randomUUID() })
}
