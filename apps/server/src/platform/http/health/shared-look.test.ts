import { expect, test } from 'vitest'
import { sharedLook } from './shared-look.ts'

test('all who ask at once share one look', async () => {
  let looks = 0
  const answers = sharedLook(
    async () => {
      looks += 1
    },
    { patienceMs: 1_000, sharedMs: 1_000 },
  )
  expect(await Promise.all([answers(), answers(), answers()])).toEqual([true, true, true])
  expect(looks).toBe(1)
})

test('what fails or does not come back is away, and is not asked again until it has come back', async () => {
  let looks = 0
  let comeBack: () => void = () => undefined
  const answers = sharedLook(
    () => {
      looks += 1
      return new Promise<void>((resolve) => {
        comeBack = resolve
      })
    },
    { patienceMs: 5, sharedMs: 0 },
  )
  expect(await answers()).toBe(false)
  await expect.poll(answers).toBe(false)
  expect(looks).toBe(1)
  comeBack()
  await expect.poll(() => answers().then(() => looks)).toBeGreaterThan(1)
  expect(await sharedLook(() => Promise.reject(new Error('no')), { patienceMs: 5, sharedMs: 0 })()).toBe(false)
})
