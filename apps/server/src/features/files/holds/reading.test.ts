import { randomUUID } from 'node:crypto'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { findReachableFile } from '../files.repository.ts'
import { text } from '../sample-files.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

test('who may read a file is asked of the places that hold it alone', async () => {
  const [file] = await uploadFiles(owner, [{ name: 'a.txt', content: text(randomUUID()) }])
  const id = file?.id ?? ''
  const texts: string[] = []
  const { platform } = product
  const pool = {
    query: (statement: QueryConfig) => {
      texts.push(statement.text)
      return platform.pool.query(statement)
    },
  } as typeof platform.pool
  const readBy = async (person: TestPerson) => {
    texts.length = 0
    return (await findReachableFile({ ...platform, pool }, { id: person.id, isMember: true, deletedAt: null }, id))?.id
  }
  expect([await readBy(owner), await readBy(other)]).toEqual([id, undefined])
  expect(texts.join()).not.toMatch(/posts|chatroom/)
  await publish(owner, { fileIds: [id], privacy: 0 })
  expect(await readBy(other)).toBe(id)
  expect(texts.join()).toMatch(/from posts/)
  expect(texts.join()).not.toMatch(/chatroom_messages|bulletins|drafts/)
})
