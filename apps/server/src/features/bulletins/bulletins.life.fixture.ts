import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { becomeGuardian, newClass } from '../guardians/guardians.fixture.ts'
import { paragraph, uploadFiles } from '../posts/posts.fixture.ts'
import { bulletinsPath, see, sign, tell } from './bulletins.fixture.ts'

/** Publishes bulletins, and reads and signs those of others. */
async function tellGroups({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const [teacher, friend] = [person('stranger'), person('friend')]
  const [file] = await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }])
  const own = (await newGroup(owner)).id
  await place(product, own, friend.id, memberRoles.member)
  const told = { title: newWord(), content: paragraph(newWord()), fileIds: [file?.id ?? ''] }
  await see(friend, (await tell(owner, own, told)).id)
  const theirs = (await newGroup(teacher)).id
  await place(product, theirs, owner.id, memberRoles.member)
  await sign(owner, (await tell(teacher, theirs, { needsSignature: true })).id)

  // Guardians sign for them, on their own device and on paper.
  const ofClass = await newClass(product, teacher, owner)
  const asked = await tell(teacher, ofClass, { needsGuardian: true })
  const device = await becomeGuardian(product, product.guest(), owner.id)
  await device.post(`/api/v2/guardian/children/${owner.id}/bulletins/${asked.id}/sign`, { version: 1, name: newWord() })
  const [photo] = await uploadFiles(owner, [{ name: `${newWord()}.txt`, content: Buffer.from(newWord()) }])
  const led = await newClass(product, owner, friend)
  const paper = await tell(owner, led, { needsGuardian: true })
  await owner.browser.put(`${bulletinsPath}/${paper.id}/readers/${friend.id}/paper`, {
    name: '王先生',
    relation: 'father',
    fileId: photo?.id,
  })
}

export const life: LifePart = {
  live: tellGroups,
  holdNothing: {
    'bulletin_readings.signed_as': 'a word of the contract’s; the row goes',
    'bulletin_guardian_signatures.relation': 'a word of the contract’s',
    'bulletin_guardian_signatures.way': 'a word of the contract’s',
  },
  staysIn: {
    'bulletins.*': 'what a group was told is its members’ as well; nobody knows by whom',
    'bulletin_readings.bulletin_id': 'what others read of what a group was told',
  },
  isShared: ['bulletins.'],
}
