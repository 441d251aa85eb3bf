import { expect, test } from 'vitest'
import { sealAnew } from './seal-anew.ts'
import { newSealingKey, open, seal, sealingKeys } from './sealing.ts'

const place = { id: 'a1', field: 'address' }
const words = Buffer.from('臺北市內湖區文德路 218 號')
const [before, after] = [newSealingKey(), newSealingKey()]
const old = seal(sealingKeys(before), place, words)
const changed = sealingKeys(`${after},${before}`)

test('what an old key sealed is sealed with the newest, which reads it alone from then on', () => {
  const anew = sealAnew(changed, place, old)
  if (anew.is !== 'anew') throw new Error(`It was ${anew.is}`)
  expect(open(sealingKeys(after), place, anew.sealed)).toEqual({ is: 'open', bytes: words })
  expect(sealAnew(changed, place, anew.sealed)).toEqual({ is: 'asItWas' })
})

test('what no key reads is told apart from what is damaged, and neither is sealed', () => {
  expect(sealAnew(sealingKeys(after), place, old)).toEqual({ is: 'keyMissing' })
  expect(sealAnew(changed, { ...place, id: 'a2' }, old)).toEqual({ is: 'damaged' })
})

test('what the newest key sealed and was damaged since is not passed over as done', () => {
  const sealed = seal(changed, place, words)
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(sealAnew(changed, place, sealed)).toEqual({ is: 'damaged' })
})
