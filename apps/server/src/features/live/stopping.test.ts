import { expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openStream } from './stream-client.fixture.ts'

test('a server that stops ends its streams and waits for none of them', async () => {
  const product = await createTestApp()
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  const person = await newPerson(product)
  const streams = await Promise.all([openStream(product, person.browser), openStream(product, person.browser)])
  const at = Date.now()
  await product.app.close()
  expect(Date.now() - at).toBeLessThan(3_000)
  await expect.poll(() => streams.map((stream) => stream.isEnded())).toEqual([true, true])
  await product.close()
})
