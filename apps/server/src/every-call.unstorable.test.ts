import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWatchedApp, expectProblem, unstorableValues } from './testing/hostile-input.ts'
import { newPerson } from './testing/people.ts'
import { ownSamples } from './testing/samples.ts'
import type { TestApp } from './testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createWatchedApp()
})
afterAll(() => product.close())

/** Yields the places of texts and numbers in a body. */
function* placesOf(body: unknown, place: string[] = []): Generator<string[]> {
  if (typeof body !== 'object' || body === null) yield place
  else for (const [key, item] of Object.entries(body)) yield* placesOf(item, [...place, key])
}

function withValueAt<Body>(body: Body, place: string[], value: unknown): Body {
  const copy = structuredClone(body)
  const [last, ...parents] = place.toReversed()
  const parent = parents.reduceRight<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy)
  ;(parent as Record<string, unknown>)[last ?? ''] = value
  return copy
}

describe.each(Object.entries(ownSamples))('%s, of things that are there,', (name, begin) => {
  const [method] = name.split(' ') as ['POST' | 'PUT' | 'PATCH']

  test('succeeds as it is, and is refused or stored with what a database does not hold', async () => {
    const person = await newPerson(product)
    const sample = await begin(person)
    const answer = await person.browser.send(method, sample.path, sample.body)
    expect(answer.statusCode, answer.body).toBe(200)

    let current = { person, ...(await begin(person)) }
    for (const place of placesOf(sample.body)) {
      for (const value of unstorableValues) {
        const spoiled = withValueAt(current.body, place, value)
        const answered = await current.person.browser.send(method, current.path, spoiled)
        expectProblem(answered, JSON.stringify({ [place.join('.')]: value }))
        if (answered.statusCode === 400) continue
        const fresh = await newPerson(product)
        current = { person: fresh, ...(await begin(fresh)) }
      }
    }
  }, 60_000)
})
